// swift-format-ignore-file
// Made from Sources/ClipsiteCommandLine/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteCommandLine/WebFiles`.
enum WebFiles {
  /// The files by path.
  static let files: [String: String] = [
    "completions.bash": ##"""
# bash completion for clipsite, printed by 'clipsite completions bash'.
_clipsite() {
  local IFS=$'\n' current="${COMP_WORDS[COMP_CWORD]}" found word
  found="$(command clipsite completions bash -- "${COMP_WORDS[@]:0:COMP_CWORD}" "=$current" 2>/dev/null)"
  # bash takes '=' for a word of its own.
  [[ $current == "=" ]] && current=""
  COMPREPLY=()
  case "$found" in
    /files) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")) ;;
    /folders) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current")) ;;
    *)
      # `compgen -W` would run commands in the names of somebody's site.
      while IFS=$'\t' read -r word _; do
        [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$word")
      done <<<"$found" ;;
  esac
}
complete -F _clipsite clipsite

"""##,
    "completions.fish": ##"""
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

"""##,
    "completions.zsh": ##"""
#compdef clipsite
# zsh completion for clipsite, printed by 'clipsite completions zsh'.
_clipsite() {
  local -a found
  found=("${(@f)$(command clipsite completions zsh -- "${(@Q)words[1,CURRENT-1]}" "=${(Q)PREFIX}" 2>/dev/null)}")
  [[ $PREFIX == --*=* ]] && compset -P '*='
  case $found[1] in
    /files) _files ;;
    /folders) _files -/ ;;
    ?*)
      # A colon separates a word from its meaning.
      found=("${(@)found//:/\\:}")
      found=("${(@)found/$'\t'/:}")
      _describe 'clipsite' found ;;
  esac
}
if [[ $funcstack[1] == _clipsite ]]; then
  _clipsite "$@"
else
  compdef _clipsite clipsite
fi

"""##,
  ]
}
