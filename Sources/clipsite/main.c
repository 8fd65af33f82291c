/// Runs the command line and ends the process: a function of the module CommandLineInterface.
void clipsite_main(int count, char **arguments);

int main(int count, char **arguments) {
  clipsite_main(count, arguments);
  return 0;
}
