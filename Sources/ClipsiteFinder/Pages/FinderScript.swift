package import ClipsiteSiteContent
import ClipsiteSiteModel

/// The script of pages with a search field. It loads lists of the site, and nothing from elsewhere. The visitor's
/// position stays in the browser.
///
/// - `data-finder` on a form is the URL of the search page. The other attributes are words: `data-none`,
///   `data-failed`, `data-denied`, `data-count`, and `data-here`.
/// - In the form, `role="listbox"` shows suggestions, and `data-near` is the button for the visitor's position.
/// - `data-results` on the search page gets a heading, a status, the list, and a button for more.
///
/// Elsewhere than on the search page, the form leads there, with the query in the URL. Without a script, it leads
/// to its `action`.
package enum FinderScript {
  /// The name of the file, below the path of the search page.
  package static let fileName = "finder.js"

  /// The bytes of the file.
  package static let bytes = Array(text.utf8)

  /// The inline script that loads the file. A policy allows it by its hash, and with it the file, even where the
  /// theme has other scripts.
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
      const doc=document,$form=doc.querySelector("[data-finder]"),W=$form.dataset,$box=$form.querySelector("input"),
      $list=$form.querySelector("[role=listbox]"),$near=$form.querySelector("[data-near]"),
      $out=doc.querySelector("[data-results]"),$cache={},$words=s=>s?s.split(" "):[],$label=e=>e[1]+(e[2]&&", "+e[2]),
      $get=name=>$cache[name]??=fetch(W.finder+"/"+name+".json").then(r=>{if(r.ok)return r.json();throw r})
      .catch(e=>{delete $cache[name];throw e}),
      $file=p=>"_"+[...new TextEncoder().encode(p)].map(b=>/[a-z\d]/.test(p=String.fromCharCode(b))?p:"_"+b.toString(16))
      .join(""),
      $el=(tag,$props,...$kids)=>{const e=Object.assign(doc.createElement(tag),$props);e.append(...$kids);return e},
      $bdi=$text=>$el("bdi",{},$text),$order=(a,b)=>a<b?-1:a>b?1:0;
      let $options=[],$active=-1,$turn=0,$here;

      const $match=async $text=>{const $all=$fold($text),q=$words($all),ix=await $get("index"),c=ix.c||[],
      w=q.find(x=>!c.includes(x))??q[0];
      if(!w)return{$areas:[],$names:[]};
      let f=ix,p=w;
      if(ix.m){const set=new Set([""]),path=[""];let last="";
      for(const x of ix.p)if(x==="<")path.push(last);else if(x===">")path.pop();else set.add(last=path.at(-1)+x);
      while(!set.has(p))p=p.slice(0,-1);f=await $get("words/"+$file(p))}
      const $test=($own,$more)=>$own.some(o=>o.startsWith(w))&&q.every(x=>$own.some(o=>o.startsWith(x))
      ||$words($fold($more)).some(o=>o.startsWith(x))),
      $areas=f.e.filter(e=>{const $own=$words($fold(e[1])),$joined=$own.join("");
      e.exact=$all===$own.join(" ")||e[0]&&q.join("")===$joined||$all===$fold($label(e));
      return $test(e[0]?[...$own,$joined]:$own,e[2])}),
      $names=f.r.filter(r=>{const $own=$words($fold(r[0]+" "+r[1]));
      return $test($own.filter(o=>!c.includes(o)),$own.join(" ")+" "+r[3])});
      $areas.sort((a,b)=>!!b.exact-!!a.exact||a[0]-b[0]||b[3]-a[3]||$order($label(a),$label(b)));
      $names.sort((a,b)=>$order(a[0],b[0])||$order(a[4],b[4]));
      return{$areas,$names,$area:$areas[0]?.exact||$areas[0]?.[3]>=$names.length?$areas[0]:null}};

      const rad=Math.PI/180,R=6371008.8,{sin,cos,asin,sqrt,abs,max,min}=Math,
      $way=(a,b,c,d)=>2*R*asin(min(1,sqrt(sin((c-a)*rad/2)**2+cos(a*rad)*cos(c*rad)*sin((d-b)*rad/2)**2))),
      $bound=(lat,lon,s,w,h)=>{const $edge=x=>{let d=abs(lon-x)%360;d=min(d,360-d);
      return d<90?asin(cos(lat*rad)*sin(d*rad)):(90-abs(lat))*rad};
      return R*max(max(s-lat,lat-s-h,0)*rad,lon>=w&&lon<=w+2*h?0:min($edge(w),$edge(w+2*h)))},
      $nearest=async(lat,lon,n)=>{const ix=await $get("index"),$found=[],$add=rs=>{
      for(const r of rs)if(r[6]!=null)$found.push([$way(lat,lon,r[6]/1e5,r[7]/1e5),r]);
      $found.sort((a,b)=>a[0]-b[0]||$order(a[1][4],b[1][4]))};
      if(!ix.m)$add(ix.r);
      else{const $leaves=[];let i=0;
      const $walk=($key,s,w,h)=>{const c=ix.m[i++];
      if(c==="1")$leaves.push([$bound(lat,lon,s,w,h),$key]);
      if(c==="+")for(let d=0;d<4;d++)$walk($key+d,s+(d>>1)*h/2,w+(d&1)*h,h/2)};
      $walk("",-90,-180,180);$leaves.sort((a,b)=>a[0]-b[0]);
      for(const[d,$key]of $leaves){if($found[n-1]?.[0]<d)break;$add(await $get("map/"+$file($key)))}}
      return $found.slice(0,n)};

      const $far=(d,$miles)=>{const x=d/($miles?1609.344:1e3),$short=!$miles&&d<995,$digits=!$short&&x<9.95?1:0;
      return new Intl.NumberFormat(doc.documentElement.lang+"-u-nu-latn",{style:"unit",minimumFractionDigits:$digits,
      maximumFractionDigits:$digits,unit:$short?"meter":$miles?"mile":"kilometer"})
      .format($short?Math.round(d/10)*10:x)},
      $clear=()=>{$out.querySelector("ul").replaceChildren();
      $out.querySelector("h2").hidden=$out.querySelector("button").hidden=true},
      $say=$text=>{$out.querySelector("[role=status]").textContent=$text},
      $show=async($title,$items,$count,$more)=>{const ix=await $get("index"),$rows=$out.querySelector("ul"),
      $head=$out.querySelector("h2"),$button=$out.querySelector("button"),$states=[];
      $head.textContent=$title;$head.hidden=!$title;
      $rows.replaceChildren(...$items.map(([d,r])=>{const $state=$el("span",{className:"state",hidden:true});
      if(r[8]!=null)$states.push([$state,r[8]]);
      return $el("li",{},$el("a",{href:r[4]},$el("b",{},$bdi(r[0]))," ",
      ...d==null?[]:[$el("span",{className:"far"},$bdi($far(d,r[5])))," "],
      $el("span",{className:"more"},$bdi([r[1],r[2],r[3]].filter(x=>x).join(", ")))," ",$state))}));
      $say($items[0]?W.count+": "+$count:W.none);
      $button.hidden=!$more;$button.onclick=$more;
      if($states[0]){const[$clocks,$times]=ix.h||await $get("hours");
      for(const[e,h]of $states)e.dataset.hours=JSON.stringify({...$clocks[h%$clocks.length],
      ...$times[Math.floor(h/$clocks.length)]});
      dispatchEvent(new Event("hours"))}};

      const $work=async job=>{const $mine=++$turn;$out.ariaBusy=true;
      try{await job(()=>$mine===$turn)}catch{if($mine===$turn){$clear();$say(W.failed)}}
      $out.ariaBusy=false},
      $pick=($text,n=20)=>$work(async $isCurrent=>{const{$names,$area}=await $match($text);
      if(!$area)return $isCurrent()&&$show("",$names.slice(0,n).map(r=>[,r]),$names.length,$names[n]&&(()=>$pick($text,n+20)));
      const $town=$area[0]?$area[2]:$label($area),ix=await $get("index"),$lost=$area[4]<0?[]:ix.r||await $get("towns/"+$area[4]),
      $placed=$area[5]==null?[]:await $nearest($area[5]/1e5,$area[6]/1e5,n),
      $items=[...$placed,...$lost.filter(r=>r[6]==null&&r[3]===$town).map(r=>[,r])],$key=([d,r])=>(r[3]===$town?0:1e9)+(d??1e8);
      $items.sort((a,b)=>$key(a)-$key(b));
      if($isCurrent())return $show($label($area),$items,$area[3],$placed[n-1]&&(()=>$pick($text,n+20)))}),
      $around=(n=20)=>$work(async $isCurrent=>{const $items=await $nearest(...$here,n);
      if($isCurrent())return $show(W.here,$items,$items.length,$items[n-1]&&(()=>$around(n+20)))}),
      $locate=()=>{const $fail=()=>$say(W.denied);
      navigator.geolocation?navigator.geolocation.getCurrentPosition(({coords:c})=>{$here=[c.latitude,c.longitude];$around()},
      $fail,{timeout:2e4,maximumAge:6e4}):$fail()},
      $run=$asked=>{const $text=new URLSearchParams(location.search).get("q")||"";
      $box.value=$text;$close();
      if(location.hash==="#near"){if($asked)$locate();else if($here)$around();else $near.focus()}
      else if($text)$pick($text);else{$turn++;$clear();$say("")}},
      go=end=>{if(!$out)return location.assign(W.finder+end);
      if(location.search+location.hash!==end)history.pushState(0,"",W.finder+end);$run(true)},
      $close=()=>{$list.hidden=true;$options=[];$active=-1;$box.ariaExpanded=false;$box.removeAttribute("aria-activedescendant")},
      $move=to=>{$active=to;[...$list.children].forEach((e,i)=>{e.ariaSelected=i===to;if(i===to){e.scrollIntoView({block:"nearest"});
      $box.setAttribute("aria-activedescendant",e.id)}})},
      $take=i=>{const[$text,url]=$options[i];if(url)return location.assign(url);$box.value=$text;go("?q="+encodeURIComponent($text))},
      $suggest=async()=>{const $mine=++$turn;
      try{const{$areas,$names,$area}=await $match($box.value);
      if($mine!==$turn)return;
      const $towns=$areas.map(e=>[$label(e),null,e[3]]),$places=$names.map(r=>[r[0],r[4],r[3]]);
      $close();$options=($area?[...$towns,...$places]:[...$places.slice(0,4),...$towns,...$places.slice(4)]).slice(0,8);
      $list.replaceChildren(...$options.map(([$text,,$more],i)=>$el("li",{id:"option-"+i,role:"option",ariaSelected:false,
      onpointerdown:e=>e.preventDefault(),onclick:()=>$take(i)},$bdi($text)," ",$el("small",{},$bdi($more)))));
      $list.hidden=!$options[0];$box.ariaExpanded=!!$options[0]}catch{}};

      $box.role="combobox";$box.ariaAutoComplete="list";$box.ariaExpanded=false;$box.setAttribute("aria-controls",$list.id);
      $box.oninput=$suggest;$box.onfocus=()=>$get("index").catch(()=>0);$box.onblur=$close;
      $box.onkeydown=e=>{const n=$options.length,k=e.key;
      if(k==="Escape"&&n)$close();
      else if(k==="Enter"&&$active>=0)$take($active);
      else if(n&&(k==="ArrowDown"||k==="ArrowUp"))$move(k==="ArrowDown"?($active+1)%n:($active<1?n:$active)-1);
      else return;
      e.preventDefault()};
      $form.onsubmit=e=>{e.preventDefault();const $text=$box.value.trim();if($text)go("?q="+encodeURIComponent($text))};
      $near.hidden=false;
      $near.onclick=()=>{try{if(!$out)sessionStorage.near=1}catch{}go("#near")};
      if($out){addEventListener("popstate",()=>$run());let $asked;
      try{$asked=sessionStorage.near;delete sessionStorage.near}catch{}$run($asked)}}
      """#)

  /// A script with the names that begin with `$` as capital letters, so that it stays small. The most frequent ones
  /// get the shortest.
  private static func shortened(_ script: String) -> String {
    let parts = script.split(separator: "$", omittingEmptySubsequences: false)
    let names = parts.dropFirst().map { part in part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    let counts = Dictionary(names.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    let order = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
    let short = Dictionary(uniqueKeysWithValues: zip(order, order.indices.map(shortName)))
    return zip(parts.dropFirst(), names).reduce(String(parts[0])) { text, next in
      text + (short[next.1] ?? "$") + next.0.dropFirst(next.1.count)
    }
  }

  /// `A` to `Z`, then `_A` and so on, without the letters that the script uses itself.
  private static func shortName(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQSTUVXYZ")
    let letter = String(letters[index % letters.count])
    return index < letters.count
      ? letter : index < 2 * letters.count ? "_\(letter)" : "_\(letter)\(index / letters.count)"
  }

  /// Folds a text as `Folding` does, by the same rules.
  package static let folding =
    "{const $others={\(FoldingTable.others)},$other=new RegExp(`[${Object.keys($others).join(\"\")}]`,\"g\"),"
    + "$fold=s=>s.replace(/[\(FoldingTable.letters)]/g,c=>c.normalize(\"NFKD\").toLowerCase())"
    + ".replace(/[\(FoldingTable.marks)]/g,\"\").replace($other,c=>$others[c])"
    + ".replace(/[\(FoldingTable.digits)]/g,c=>c.charCodeAt()&15)"
    + ".replace(/[\(FoldingTable.spaces)]+/g,\" \").replace(/^ | $/g,\"\");\n"
}
