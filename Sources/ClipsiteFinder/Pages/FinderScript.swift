package import ClipsiteSiteContent
import ClipsiteSiteModel

/// The script of pages with a search field. It loads lists of the site, and nothing from elsewhere. The
/// visitor's position stays in the browser.
///
/// - `data-finder` on a form is the URL of the search page. The other attributes are words: `data-none`,
///   `data-failed`, `data-denied`, `data-count`, and `data-here`.
/// - In the form, `role="listbox"` shows suggestions, and `data-near` is the button for the visitor's
///   position.
/// - `data-results` on the search page gets a heading, a status, the list, and a button for more.
///
/// Elsewhere than on the search page, the form leads there, with the query in the URL. Without a script, it
/// leads to its `action`.
package enum FinderScript {
  /// The name of the file, below the path of the search page.
  package static let fileName = "finder.js"

  /// The bytes of the file.
  package static let bytes = Array(text.utf8)

  /// The inline script that loads the file. A policy allows it by its hash, and with it the file, even where
  /// the theme has other scripts.
  package static func loader(of path: URLPath) -> String { "\(loaderStart)\(path)/\(fileName)\(loaderEnd)" }

  private static let loaderStart =
    #"document.head.append(Object.assign(document.createElement("script"),{async:true,src:""#
  private static let loaderEnd = #""}))"#

  /// Indicates whether a text is the script that loads the file.
  package static func isLoader(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix(loaderStart), text.hasSuffix("/\(fileName)\(loaderEnd)") else { return false }
    return !text.dropFirst(loaderStart.utf8.count).dropLast(loaderEnd.utf8.count).contains("\"")
  }

  /// The text of the file.
  package static let text = shortened(
    folding + #"""
      const doc=document,$part=(e,s)=>e?.querySelector(s),$form=$part(doc,"[data-finder]"),W=$form.dataset,
      $box=$part($form,"input"),$list=$part($form,"[role=listbox]"),$near=$part($form,"[data-near]"),
      $out=$part(doc,"[data-results]"),$head=$part($out,"h2"),$status=$part($out,"[role=status]"),$rows=$part($out,"ul"),
      $button=$part($out,"button"),$cache={},
      $get=$name=>$cache[$name]??=fetch(W.finder+"/"+$name+".json").then(r=>{if(r.ok)return r.json();throw r})
      .catch(e=>{delete $cache[$name];throw e}),
      $words=s=>$fold(s).split(" "),$label=e=>e[1]+(e[2]&&", "+e[2]),$order=(a,b)=>(a>b)-(a<b),
      $el=($tag,$class,...$kids)=>{const e=doc.createElement($tag);if($class)e.className=$class;e.append(...$kids);return e},
      $bdi=$text=>$el("bdi",0,$text),$place=location,$encode=encodeURIComponent,$chosen="aria-activedescendant";
      let $store={},ix,$here,$options=[],$active=-1,$turn=0;

      const $match=async $text=>{ix=await $get("index");
      const $all=$fold($text),q=$all.split(" "),c=ix.c||[],w=q.find(x=>!c.includes(x))??q[0];
      if(!w)return{$areas:[],$names:[]};
      let f=ix,n=0,d=-1;
      if(ix.m){const p=[...w];
      for(const x of ix.p)if(x=="<")d++;else if(x==">")d--;else if(d<n)break;else if(d==n&&x==p[n])n++;
      f=await $get("words/_"+$encode(p.slice(0,n).join("")).replace(/%/g,"_").toLowerCase())}
      const $has=($own,x)=>$own.some(o=>o.startsWith(x)),
      $fits=($own,$more)=>$has($own,w)&&q.every(x=>$has($own,x)||$has($words($more),x)),
      $areas=f.e.filter(e=>{const s=$fold(e[1]),$own=s.split(" ");if(e[0])$own.push($own.join(""));
      e.$exact=+(s==$all||$fold($label(e))==$all||e[0]&&$own.at(-1)==q.join(""));return $fits($own,e[2])})
      .sort((a,b)=>b.$exact-a.$exact||a[0]-b[0]||b[3]-a[3]||$order($label(a),$label(b))),
      $names=f.r.filter(r=>{const s=r[0]+" "+r[1];return $fits($words(s).filter(o=>!c.includes(o)),s+" "+r[3])})
      .sort((a,b)=>$order(a[0],b[0])||$order(a[4],b[4])),a=$areas[0];
      return{$areas,$names,$area:a?.$exact||a?.[3]>=$names.length?a:0}},

      {sin,cos,asin,acos,atan2,sqrt,max,min,round,PI}=Math,$rad=PI/18e6,
      $nearest=async($lat,$lon,n)=>{ix=await $get("index");let i=0;
      const $found=[],$leaves=[],$add=rs=>{for(const r of rs)if(r[6]!=null)$found.push([2*asin(min(1,sqrt(
      sin((r[6]-$lat)*$rad/2)**2+cos($lat*$rad)*cos(r[6]*$rad)*sin((r[7]-$lon)*$rad/2)**2))),r]);
      $found.sort((a,b)=>a[0]-b[0]||$order(a[1][4],b[1][4]))},
      $y=sin($lat*$rad),$edge=(x,s,n)=>{const z=cos($lat*$rad)*cos((x-$lon)*$rad),p=atan2($y,z)/$rad,
      $at=p=>$y*sin(p*$rad)+z*cos(p*$rad);return acos(min(1,$at(p>s&&p<n?p:$at(s)>$at(n)?s:n)))-1e-7},
      $walk=($key,s,w,h)=>{const c=ix.m[i++],e=w+2*h;
      if(c=="1")$leaves.push([$lon>=w&&$lon<=e?max(s-$lat,$lat-s-h,0)*$rad:min($edge(w,s,s+h),$edge(e,s,s+h)),$key]);
      if(c=="+")for(let d=0;d<4;d++)$walk($key+d,s+(d>>1)*h/2,w+(d&1)*h,h/2)};
      if(ix.m)$walk("",-9e6,-18e6,18e6);else $add(ix.r);
      for(const[d,$key]of $leaves.sort((a,b)=>a[0]-b[0])){if($found[n-1]?.[0]<d)break;$add(await $get("map/_"+$key))}
      return $found.slice(0,n)},

      $far=(d,$miles)=>{const x=d*6371008.8/($miles?1609.344:1e3),$short=!$miles&&x<.995,n=+(!$short&&x<9.95);
      return($short?round(x*100)*10:x).toLocaleString(doc.documentElement.lang+"-u-nu-latn",{style:"unit",
      unit:$short?"meter":$miles?"mile":"kilometer",minimumFractionDigits:n,maximumFractionDigits:n})},
      $clear=$text=>{$rows.replaceChildren();$head.hidden=$button.hidden=true;$status.textContent=$text},
      $show=async($title,$items,$count,$more)=>{const $states=[];
      $head.textContent=$title;$head.hidden=!$title;
      $rows.replaceChildren(...$items.map(([d,r])=>{const $state=$el("span","state");
      $state.hidden=true;if(r[8]!=null)$states.push([$state,r[8]]);
      const a=$el("a",0,$el("b",0,$bdi(r[0]))," ",...d==null?[]:[$el("span","far",$bdi($far(d,r[5])))," "],
      $el("span","more",$bdi([r[1],r[2],r[3]].filter(x=>x).join(", ")))," ",$state);
      a.href=r[4];return $el("li",0,a)}));
      $status.textContent=$count?W.count+": "+$count:W.none;
      $button.hidden=!$more;$button.onclick=$more;
      if($states[0]){const[a,b]=ix.h||await $get("hours");
      for(const[e,h]of $states)e.dataset.hours=JSON.stringify({...a[h%a.length],...b[h/a.length|0]});
      dispatchEvent(new Event("hours"))}},
      $work=async $job=>{const $mine=++$turn;$out.ariaBusy=true;
      try{const $found=await $job();if($mine==$turn)await $show(...$found)}catch{if($mine==$turn)$clear(W.failed)}
      $out.ariaBusy=false},
      $pick=($text,n=20)=>$work(async()=>{const{$names,$area:a}=await $match($text),$more=()=>$pick($text,n+20);
      if(!a)return["",$names.slice(0,n).map(r=>[,r]),$names.length,$names[n]&&$more];
      const $town=a[0]?a[2]:$label(a),$lost=a[4]<0?[]:ix.r||await $get("towns/"+a[4]),
      $found=a[5]==null?[]:await $nearest(a[5],a[6],n),$key=([d,r])=>(r[3]==$town?0:9)+(d??4);
      return[$label(a),[...$found,...$lost.filter(r=>r[6]==null&&r[3]==$town).map(r=>[,r])]
      .sort((a,b)=>$key(a)-$key(b)),a[3],$found[n-1]&&$more]}),
      $around=(n=20)=>$work(async()=>{const $found=await $nearest(...$here,n);
      return[W.here,$found,$found.length,$found[n-1]&&(()=>$around(n+20))]}),
      $locate=()=>{const $fail=()=>$clear(W.denied);
      try{navigator.geolocation.getCurrentPosition(({coords:c})=>{$here=[c.latitude*1e5,c.longitude*1e5];$around()},$fail,
      {timeout:2e4,maximumAge:6e4})}catch{$fail()}},
      $run=$asked=>{const $text=new URLSearchParams($place.search).get("q");
      $box.value=$text;$close();$turn++;
      $place.hash=="#near"?$asked?$locate():$here?$around():$near.focus():$text?$pick($text):$clear("")},
      go=$end=>{if(!$out)return $place.href=W.finder+$end;
      if($place.search+$place.hash!=$end)history.pushState(0,"",W.finder+$end);$run(true)},
      $ask=$text=>go("?q="+$encode($text)),
      $open=$is=>{$list.hidden=!$is;$box.ariaExpanded=$is},
      $close=()=>{$open(false);$options=[];$active=-1;$box.removeAttribute($chosen)},
      $move=i=>{const $it=$list.children[$active=i];for(const e of $list.children)e.ariaSelected=e==$it;
      $it.scrollIntoView({block:"nearest"});$box.setAttribute($chosen,$it.id)},
      $take=([$text,$url])=>$url?$place.href=$url:$ask($text),
      $suggest=async()=>{const $mine=++$turn;
      try{const{$areas,$names,$area}=await $match($box.value);
      if($mine!=$turn)return;
      const $towns=$areas.map(e=>[$label(e),0,e[3]]),$places=$names.map(r=>[r[0],r[4],r[3]]);
      $close();$options=[...$area?[]:$places.splice(0,4),...$towns,...$places].slice(0,8);
      $list.replaceChildren(...$options.map((o,i)=>Object.assign($el("li",0,$bdi(o[0])," ",$el("small",0,$bdi(o[2]))),
      {id:"option-"+i,role:"option",ariaSelected:false,onpointerdown:e=>e.preventDefault(),onclick:()=>$take(o)})));
      $open(!!$options[0])}catch{}};

      Object.assign($box,{role:"combobox",ariaAutoComplete:"list",oninput:$suggest,onblur:$close,
      onfocus:()=>$get("index").catch(()=>0),onkeydown:e=>{const n=$options.length,k=e.key;
      if(k=="Escape"&&n)$close();
      else if(k=="Enter"&&$active>=0)$take($options[$active]);
      else if(n&&k=="ArrowDown")$move(($active+1)%n);
      else if(n&&k=="ArrowUp")$move(($active<1?n:$active)-1);
      else return;
      e.preventDefault()}});
      $box.setAttribute("aria-controls",$list.id);$close();
      $form.onsubmit=e=>{e.preventDefault();const q=$box.value.trim();if(q)$ask(q)};
      $near.hidden=false;
      try{$store=sessionStorage}catch{}
      $near.onclick=()=>{if(!$out)$store.near=1;go("#near")};
      if($out){const{near}=$store;delete $store.near;onpopstate=()=>$run();$run(near)}}
      """#)

  /// A script in one line with short names in place of those that begin with `$`, so that it stays small. The
  /// most frequent ones get the shortest. Every statement of the script ends with a semicolon.
  private static func shortened(_ script: String) -> String {
    let parts = script.replacing("\n", with: "").split(separator: "$", omittingEmptySubsequences: false)
    let names = parts.dropFirst().map { part in part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    let counts = Dictionary(names.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    let order = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    let short = Dictionary(uniqueKeysWithValues: zip(order, order.indices.map(shortName)))
    return zip(parts.dropFirst(), names).reduce(String(parts[0])) { text, next in
      text + (short[next.1] ?? "$") + next.0.dropFirst(next.1.count)
    }
  }

  /// One letter that the script does not use itself, or two.
  private static func shortName(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVXYZgjmtuv")
    guard index >= letters.count else { return String(letters[index]) }
    let (first, second) = (index - letters.count).quotientAndRemainder(dividingBy: letters.count)
    return "\(letters[first])\(letters[second])"
  }

  /// Folds a text as `Folding` does, by the same rules.
  package static let folding =
    "{const $others={\(FoldingTable.others)},"
    + "$fold=s=>s.replace(/[\(FoldingTable.letters)]/g,c=>c.normalize(\"NFKD\").toLowerCase())"
    + ".replace(/[\(FoldingTable.marks)]/g,\"\").replace(/./gs,c=>$others[c]??c)"
    + ".replace(/[\(FoldingTable.digits)]/g,c=>c.charCodeAt()&15)"
    + ".replace(/[\(FoldingTable.spaces)]+/g,\" \").replace(/^ | $/g,\"\");\n"
}
