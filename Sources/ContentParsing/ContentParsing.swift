// Module ContentParsing.
