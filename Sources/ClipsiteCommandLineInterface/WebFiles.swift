// swift-format-ignore-file
// Made from Sources/ClipsiteCommandLineInterface/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteCommandLineInterface/WebFiles`.
enum WebFiles {
  /// The files by path.
  static let files: [String: String] = [
    "completions.bash": ##"""
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

"""##,
    "completions.fish": ##"""
# fish completion for {{tool}}, printed by '{{tool}} completions fish'.

# Whether the command on the line is the given one; '' when there is none yet.
function __{{tool}}_command_is
  set -l words (commandline -opc)
  set -l skip
  set -l command ''
  for word in $words[2..-1]
    if test -n "$skip"
      set skip
      continue
    end
    switch $word
      case {{value-options}}
        set skip 1
      case '-*'
      case '*'
        switch "$command"
          case ''
            set command $word
          case {{groups}}
            set command "$command $word"
        end
    end
  end
  test "$command" = "$argv[1]"
end

# The folder of the site, as the line names it.
function __{{tool}}_site
  set -l site .
  set -l next
  for word in (commandline -opc)
    test -n "$next"; and set site $word
    set next
    switch $word
      case {{site}}
        set next 1
      case '{{site}}=*'
        set site (string replace -- {{site}}= '' $word)
    end
  end
  string replace -r -- '^~/' "$HOME/" $site
end

function __{{tool}}_folders
  set -l content (__{{tool}}_site)/{{content}}
  for folder in $content/**/
    string replace -- $content/ '' $folder
  end
end

function __{{tool}}_targets
  command {{tool}} publish {{targets}} --site (__{{tool}}_site) 2>/dev/null
end

{{lines}}

"""##,
    "completions.zsh": ##"""
#compdef {{tool}}
# zsh completion for {{tool}}, printed by '{{tool}} completions zsh'.
_{{tool}}() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
{{topics}}
  )
  _arguments -C \
    '(- *)'{-h,--help}'[{{help}}]' \
    '(- *)'{-V,--version}'[{{version}}]' \
    '1:command:->command' \
    '*::argument:->argument'
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      case $words[1] in
{{commands}}
{{groups}}
      esac ;;
  esac
}
_{{tool}}_targets() {
  local -a targets
  local site=${(Q)opt_args[{{site}}]:-.}
  targets=("${(@f)$(command {{tool}} publish {{targets}} --site "${site/#\~\//$HOME/}" 2>/dev/null)}")
  (( $#targets )) && compadd -a targets
}
_{{tool}}_folders() {
  local -a content
  local site=${(Q)opt_args[{{site}}]:-.}
  content=("${${site/#\~\//$HOME/}:a}/{{content}}")
  _files -/ -W content
}
if [[ $funcstack[1] == _{{tool}} ]]; then
  _{{tool}} "$@"
else
  compdef _{{tool}} {{tool}}
fi

"""##,
  ]
}
