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
