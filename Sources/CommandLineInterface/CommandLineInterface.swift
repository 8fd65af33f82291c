// Module CommandLineInterface.
