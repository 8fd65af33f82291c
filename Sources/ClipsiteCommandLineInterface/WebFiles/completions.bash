# bash completion for {{tool}}, printed by '{{tool}} completions bash'.
_{{tool}}() {
  local current="${COMP_WORDS[COMP_CWORD]}" option="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" skip="" ended="" site=. word index
  # bash takes '=' for a word of its own.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $option == "=" && $COMP_CWORD -gt 1 ]]; then
    option="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="${COMP_WORDS[index]}"
    if [[ -n $skip ]]; then
      [[ $word == "=" ]] && continue
      [[ $skip == "{{site}}" ]] && site="${word/#\~\//$HOME/}"
      skip=""
      continue
    fi
    case "$word" in
      --) ended=1 ;;
      {{value-options}}) skip="$word" ;;
      -*) ;;
      *)
        case "$command" in
          "") command="$word" ;;
{{groups}}
        esac ;;
    esac
  done
  COMPREPLY=()
  local IFS=$'\n'
  if [[ -z $ended ]]; then
    case "$option" in
{{options}}
    esac
    if [[ $current == -* ]]; then
      case "$command" in
{{flags}}
        *) COMPREPLY=($(compgen -W $'--help\n--version' -- "$current")) ;;
      esac
      return
    fi
  fi
  case "$command" in
    "") COMPREPLY=($(compgen -W {{topics}} -- "$current")) ;;
{{group-cases}}
{{positionals}}
  esac
}
complete -F _{{tool}} {{tool}}
