// Module ContentImport.
