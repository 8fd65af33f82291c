# fish completion for clipsite, printed by 'clipsite completions fish'.
function __clipsite_complete
  set -l word (commandline -ct)
  set -l found (command clipsite completions fish -- (commandline -opc) "=$word" 2>/dev/null)
  set -l prefix ''
  string match -q -- '--*=*' "$word"; and set prefix (string replace -r -- '=.*' '=' "$word")
  set -l value (string sub -s (math (string length -- "$prefix") + 1) -- "$word")
  switch "$found[1]"
    case /files
      set found (__fish_complete_path "$value")
    case /folders
      set found (__fish_complete_directories "$value" '')
  end
  for line in $found
    printf "%s\n" "$prefix$line"
  end
end
complete -c clipsite -f -a '(__clipsite_complete)'
