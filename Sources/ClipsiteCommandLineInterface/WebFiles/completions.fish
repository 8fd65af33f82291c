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
