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
