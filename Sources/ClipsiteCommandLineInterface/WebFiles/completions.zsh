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
