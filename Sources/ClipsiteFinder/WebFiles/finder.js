// `ShortScript` makes this script small: its comment explains the names that begin with `$`, and paragraphs.
// `$fold` is `FinderScript.folding`.
let $doc=document,$part=($from,$name)=>$from?.querySelector($name),
  $form=$part($doc,"[data-finder]"),$data=$form.dataset,$box=$part($form,"input"),
  $list=$part($form,"[role=listbox]"),$near=$part($form,"[data-near]"),
  $out=$part($doc,"[data-results]"),$head=$part($out,"h2"),$status=$part($out,"[role=status]"),
  $rows=$part($out,"ul"),$button=$part($out,"button"),$open=$part($out,"[data-open]")?.parentNode,
  $page=location,$language=$doc.documentElement.lang,$encode=encodeURIComponent,$chosen="aria-activedescendant",$cache={},
  {sin,cos,acos,atan2,max,min,round,abs,PI}=Math,{values}=Object,$rad=PI/18e6,$sin=x=>sin(x*$rad),$cos=x=>cos(x*$rad),
  $store={},$prefixes=[""],$squares=[],$common,$regions,$spellings,$index,$here,$options=[],$active=-1,$turn=0,$typed=0,

$get=$name=>$cache[$name]??=fetch($data.finder+"/"+$name+".json",{signal:AbortSignal.timeout?.(2e4)})
  .then($answer=>{if($answer.ok)return $answer.json();throw 0})
  .catch(()=>{delete $cache[$name];throw 0}),
// The words of a text, each in its shortest spelling, as `SearchWords` has them.
$known={},
$words=$text=>$known[" "+$text]??=$fold($text).replace(/([aou])e/g,(s,$letter)=>$letter).split(" ")
  .map($word=>$short[$word]??$word).filter($word=>$word),
$label=$area=>$area[1]+($area[2]&&", "+$area[2]),
$order=(a,b)=>(a>b)-(a<b),

// Reads the shapes of the words and of the map once. A region has its other names with it.
$start=async()=>{
  $index=await $get("index");
  if($spellings)return;
  $spellings=Object.fromEntries($index.g);
  $common=new Set($index.c);
  $regions=new Set($index.g.flatMap($names=>$words($names.join(" "))));
  const $path=[""];
  let $last="",$next=0;
  for(const $mark of $index.p||"")
    if($mark=="<")$path.push($last);
    else if($mark==">")$path.pop();
    else $prefixes.push($last=$path.at(-1)+$mark);
  const $walk=($key,$south,$west,$height)=>{
    const $mark=$index.m[$next++];
    if($mark=="1")$squares.push([$key,$south,$west,$height]);
    if($mark=="+")for(let $digit=0;$digit<4;$digit++)
      $walk($key+$digit,$south+($digit>>1)*$height/2,$west+($digit&1)*$height,$height/2)};
  if($index.m)$walk("",-9e6,-18e6,18e6)},
$place=$text=>$text.split(", ").flatMap($part=>
  [...$words($part),...$words($spellings[$part]||"")]),

$all=$names=>Promise.all([...new Set($names)].map($get)),
$file=$prefix=>"words/_"+$encode($prefix).replace(/%/g,"_"),
$longest=$word=>$prefixes.filter($prefix=>$word.startsWith($prefix)).reduce((a,b)=>a.length>b.length?a:b),
$shared=(a,b)=>{let $count=0;while(a[$count]&&a[$count]==b[$count])$count++;return $count},

// Indicates whether two words differ by a letter: changed, missing, doubled, or swapped with the next.
$alike=(a,b)=>{
  const $from=$shared(a,b);
  let $end=a.length,$other=b.length;
  while($end>$from&&$other>$from&&a[$end-1]==b[$other-1]){$end--;$other--}
  a=a.slice($from,$end);
  b=b.slice($from,$other);
  return a.length<2&&b.length<2||a[0]+a[1]==b[1]+b[0]&&a.length+b.length==4},

// How well a word of a search is a word of an entry. The word comes with those that it can mean by mistake.
$fit=([$word,...$others],$own,$alone)=>$own==$word?1
  :$own.startsWith($word)&&($alone||!/\d/.test($word))?$word[2]?.9:.3:$others.includes($own)?.6:0,

// What a search finds: towns and codes, names, and which of both the visitor means.
$match=async($text,$isQuick)=>{
  await $start();
  const $asked=$words($text).slice(0,12).map($word=>[$word]),$plain=$asked.map(x=>x[0]),
    $whole=$plain.join(" "),$spaced=" "+$whole+" ",$areas={},$places={},$streets={},
    $first=$plain.find($word=>!$common.has($word)&&!$regions.has($word)),
    $keep=$files=>{for(const{e=[],r=[],s=[]}of $files){
      for(const $area of e)$areas[$area[0]+$label($area)]=$area;
      for(const $record of r)$places[$record[4]]=$record;
      for(const[$word,...$found]of s)$streets[$word]=$found}},
    $look=async $texts=>$keep($index.m?await $all($texts.map($word=>$file($longest($word)))):[$index]),
    $read=async $names=>$keep((await $all($names)).map(r=>({r}))),
    $mine=()=>[...values($areas).flatMap(a=>$words(a[1])),...values($places).flatMap(r=>$words(r[0]+" "+r[1])),
      ...Object.keys($streets)],
    $rank=($entry,$own,$more)=>{
      const $joined=$own.map(($word,$i)=>$word+$own[$i+1]),$alone=!$asked[1],
        $best=($one,$words)=>max(0,...$words.map($word=>$fit($one,$word,$alone))),
        $hits=$asked.map($one=>max($best($one,$own),$best($one,$joined),$best($one,$more)*.9)),
        $pairs=$plain.map(($word,$i)=>$word+$plain[$i+1]),$same=$own.join("")==$plain.join(""),$line=" "+$own.join(" ")+" ";
      $pairs.forEach(($pair,$i)=>{if($own.includes($pair))$hits[$i]=$hits[$i+1]=1});
      $entry.$hits=$hits;
      $entry.$missing=$same?0:$own.filter($word=>!$pairs.includes($word)
        &&!$asked.some($one=>$fit($one,$word,$alone)>.5)).length;
      $entry.$full=$hits.every(x=>x);
      $entry.$own=$entry.$missing<$own.length;
      // All of its words, in this order, and not one of them twice.
      $entry.$exact=$entry.$full&&($same||$spaced.includes($line)
        &&$plain.filter($word=>$own.includes($word)).length<=$own.length||$own.some($word=>$pairs.includes($word)));
      $entry.$whole=$own.every($word=>$plain.includes($word));
      $entry.$at=$plain.lastIndexOf($own.at(-1));
      $entry.$rank=$hits.reduce((a,b)=>a+b,0)-$entry.$missing*.01+$line.includes($spaced)*.1;
      return $entry};
  let $home,$result;
  try{$home=new Intl.DisplayNames($language,{type:"region"}).of(navigator.language.split("-")[1])}catch{}
  const $sort=()=>{
    const $towns=values($areas).filter(a=>$rank(a,a[0]?[$words(a[1]).join("")]:$words(a[1]),$place(a[2])).$own)
        .sort((a,b)=>b.$exact-a.$exact||b.$rank-a.$rank||b[2].endsWith($home)-a[2].endsWith($home)||a[0]-b[0]||b.$at-a.$at||b[3]-a[3]
          ||$order($label(a),$label(b))),
      $names=values($places).filter(r=>$rank(r,$words(r[0]),[...$words(r[1]+" "+r[2]),...$place(r[3])]).$rank>.2)
        .sort((a,b)=>b.$rank-a.$rank||$order(a[0],b[0])||$order(a[4],b[4])),
      a=$towns[0],r=$names[0],$same=$names.filter(x=>x.$rank>=r.$rank-.4&&x.$full>=r.$full&&x.$own>=r.$own);
    $result={$areas:$towns,$names:$same,$best:!r||a&&a.$rank>=r.$rank?a:r,
      $area:a&&(!r||(a.$exact||!r.$exact&&a.$full&&a[3]>=$same.length||a.$rank>=r.$rank&&!r.$exact&&!r.$full))?a:0};
    return !$result.$best?.$full},
    $mend=async $wrong=>{
      $wrong=$wrong.filter(([$word])=>$word[2]&&!/\d/.test($word));
      if(!$wrong[0])return;
      const $list=([a,b])=>"near/"+(a.charCodeAt()*31+b.charCodeAt())%$index.w,
        $every=new Set([...$mine(),...$index.w?(await $all($wrong.flatMap(([x])=>[$list(x),$list(x.slice(-2))])))
          .flatMap(x=>x.split(" ")):[]]);
      for(const $one of $wrong)$one.push(...[...$every].filter($word=>$word[3]&&$alike($one[0],$word)).slice(0,6));
      await $look($wrong.flatMap(x=>x.slice(1)));
      $sort()};
  if(!$asked[0])return{$areas:[],$names:[]};
  if($first)await $look([$first]);
  if($sort()){
    await $look($plain.flatMap(($word,$i)=>[$word,$common.has($word)?$plain.slice($i).join(" "):$word,
      $word+($plain[$i+1]||"")]));
    const $brand=($index.b||[]).find(([$name])=>$words($name).join(" ").startsWith($whole));
    if($sort()||$brand&&!$result.$area.$exact){
      if($brand)return{...$result,$brand};
      const $own=$mine();
      await $mend($asked.filter(([$word])=>!$own.some(x=>x.startsWith($word))))}
    if($sort()&&!$isQuick&&$index.m){
      // First the locations of few squares with all words of the street, then those of the town.
      const $towns=$result.$areas.filter(a=>a.$whole).slice(0,4),$town=$towns[0]?$words($towns[0][1]):[],
        $found=$plain.filter($word=>!$town.includes($word)).map($word=>$streets[$word]).filter(x=>x?.map)
          .sort((a,b)=>a.length-b.length),
        $both=$found.reduce((a,b)=>{const $same=a.filter(x=>b.includes(x));return $same[0]==null?a:$same},$found[0]||[]),
        $few=$both.length<5||!$towns[0];
      if($few)await $read($both.map(x=>x<0?"towns/"+~x:"map/_"+$squares[x][0]));
      $sort();
      if($towns[0]&&(!$few||!$result.$names[0]||$result.$names[0].$rank<$asked.length*.85)){
        await Promise.all($towns.map(a=>$around(a,min(2*a[3]+20,400)).then(r=>$keep([{r}]))));
        $sort()}
      if($sort())await $mend($asked.filter((x,$i)=>!x[1]&&!$result.$best?.$hits[$i]));
    }
  }
  if(!$result.$best){
    const $code=$plain.filter(x=>/\d/.test(x)).join("");
    if($code[1]){
      const $far=([$same,$prefix])=>-9*$same+abs($code[$same]-$prefix[$same]||0);
      if($index.m)$keep(await $all($prefixes.map(x=>[$shared(x,$code),x]).sort((a,b)=>$far(a)-$far(b)||b[1].length-a[1].length)
        .slice(0,2).map(x=>$file(x[1]))));
      const $near=$area=>{
        const $own=$words($area[1]).join(""),$same=$shared($own,$code);
        return $same*1e6+($own.length==$code.length)*5e5+$area[2].endsWith($home)*4e5-min(1e5,abs($code-$own)||0)};
      $result.$area=values($areas).filter(a=>a[0]).sort((a,b)=>$near(b)-$near(a))[0];
      $result.$missed=$data.nearest}
  }
  return $result},

$nearest=async($lat,$lon,$count,$size=4)=>{
  await $start();
  let $found=[],$at=0;
  const $arc=($y,$x)=>acos(max(-1,$sin($y)*$sin($lat)+$cos($y)*$cos($lat)*$cos($x-$lon)))||0,
    $add=$records=>{
      for(const r of $records)if(r[6]!=null)$found.push([$arc(r[6],r[7]),r]);
      $found.sort((a,b)=>a[0]-b[0]||$order(a[1][4],b[1][4]))},
    $leaves=$squares.map(([$key,$south,$west,$height])=>{
      const $east=$west+2*$height,$north=$south+$height,
        $edge=$x=>{const $y=atan2($sin($lat),$cos($lat)*$cos($x-$lon))/$rad;
          return($y>$south&&$y<$north?$arc($y,$x):min($arc($south,$x),$arc($north,$x)))-1e-7};
      return[$lon>=$west&&$lon<=$east?max($south-$lat,$lat-$north,0)*$rad:min($edge($west),$edge($east)),$key]})
      .sort((a,b)=>a[0]-b[0]);
  if(!$index.m)$add($index.r);
  // The squares that can have one of the nearest load side by side.
  while($at<$leaves.length){
    const $last=$found[$count-1]?.[0],$end=$leaves.findIndex(([$far],$i)=>$i>=$at&&($last==null?$i>=$at+$size:$far>$last)),
      $next=$leaves.slice($at,$end<0?$leaves.length:$end);
    if(!$next[0])break;
    (await $all($next.map(([,$key])=>"map/_"+$key))).forEach($add);
    $at+=$next.length;
    $size*=2}
  return $found.slice(0,$count)},

// The locations of a town or code, and those near it.
$around=async($area,$count)=>{
  const[,,,,$file,$lat,$lon,$size]=$area,
    [$near,$lost]=await Promise.all([$lat==null?[]:$nearest($lat,$lon,$count,$size*$count/20),
      $file<0?[]:$index.m?$get("towns/"+$file):$index.r]);
  $near.forEach(([$arc,r])=>r.arc=$arc);
  return[...$near.map(x=>x[1]),...$lost.filter(r=>r[6]==null)]},

$far=($arc,$miles)=>{
  const $long=$arc*6371008.8/($miles?1609.344:1e3),$short=!$miles&&$long<.995,
    $digits=+(!$short&&$long<9.95);
  return($short?round($long*100)*10:$long).toLocaleString($language+"-u-nu-latn",{
    style:"unit",unit:$short?"meter":$miles?"mile":"kilometer",
    minimumFractionDigits:$digits,maximumFractionDigits:$digits})},

$make=($tag,$class,...$kids)=>{
  const $it=$doc.createElement($tag);
  if($class)$it.className=$class;
  $it.append(...$kids);
  return $it},
$bdi=$text=>$make("bdi",0,$text),

$clear=$text=>{$rows.replaceChildren();if($open)$open.hidden=1;$head.hidden=$button.hidden=1;$status.textContent=$text},
$show=async($title,$items,$count,$more)=>{
  const $states=[];
  $head.textContent=$title;
  $head.hidden=!$title;
  $rows.replaceChildren(...$items.map(([$arc,[$name,$business,$street,$town,$url,$miles,$lat,$lon,$phone,$hours]])=>{
    const $state=$make("span","state"),$link=$make("a",0,$make("b",0,$bdi($name))," ",
      ...$arc>=0?[$make("span","far",$bdi($far($arc,$miles)))," "]:[],
      $make("span","more",$bdi([$business,$street,$arc>=0?$town.split(",")[0]:$town]
        .filter(x=>x).join(", ")))," ",$state);
    $state.hidden=1;
    if($hours>=0)$states.push([$state,$hours]);
    $link.href=$url;
    const $route=$lat!=null?$lat/1e5+","+$lon/1e5:$street&&$street+", "+$town,
      $actions=[[$data.directions,"https://maps.apple.com/?daddr="+$encode($route),$route],
        [$data.call,"tel:"+$phone,$phone]].filter(x=>x[0]&&x[2])
        .map(([$text,$href])=>Object.assign($make("a",0,$text),{href:$href}));
    return $make("li",0,$link,...$actions[0]?[$make("p","do",...$actions)]:[])}));
  if($open)$open.hidden=!$states[0];
  $status.textContent=$count?$data.count+": "+$count:$data.none;
  $button.hidden=!$more;
  $button.onclick=$more;
  if($states[0]){
    const[$clocks,$weeks]=$index.h||await $get("hours"),$size=$clocks.length;
    for(const[$state,$hours]of $states)
      $state.dataset.hours=JSON.stringify({...$clocks[$hours%$size],...$weeks[$hours/$size|0]});
    dispatchEvent(new Event("hours"))}},

$work=async $job=>{
  const $mine=++$turn;
  $out.ariaBusy=!0;
  // Nothing moves while the page loads: the theme shows that it does.
  $status.textContent=$mine>2?$data.wait:"";
  try{const $found=await $job();if($mine==$turn)await $show(...$found)}
  catch(e){if($mine==$turn)$clear(e==1?$data.denied:$data.failed)}
  $out.ariaBusy=!1},
$pick=($text,$count=20)=>$work(async()=>{
  await $start();
  if($index.t)$get("hours").catch(()=>0);
  const{$names,$area,$brand,$missed}=await $match($text),$more=()=>$pick($text,$count+20);
  if($brand){
    const[$name,$size,...$towns]=$brand;
    return[$name,$towns.map(([$town,$count])=>[,[$town,"","",$count,"?q="+$encode($name+" "+$town)]]),
      [$size,$data.town].join(". ")]}
  if(!$area)return[$text,$names.slice(0,$count).map(r=>[,r]),$names.length,$names[$count]&&$more];
  const $town=$area[0]?$area[2]:$label($area),$found=await $around($area,$count),
    $rank=r=>(r[3]==$town?0:9)+(r[6]==null?4:r.arc);
  return[($missed?$missed.replace("{code}",$text)+" ":"")+$label($area),
    $found.filter(r=>r[6]==null?r[3]==$town:$rank(r)<9.02)
    .sort((a,b)=>$rank(a)-$rank(b)).map(r=>[r[6]==null?void 0:r.arc,r]),$area[3],$found.filter(r=>r[6]!=null)[$count-1]&&$more]}),
$nearby=($again,$count=20)=>$work(async()=>{
  if($again)$here=await new Promise(($done,$fail)=>navigator.geolocation.getCurrentPosition(
    ({coords:c})=>$done([c.latitude*1e5,c.longitude*1e5]),$fail,{timeout:2e4,maximumAge:6e4}))
    .catch(()=>{throw 1});
  const $found=await $nearest(...$here,$count);
  return[$data.here,$found,$found.length,$found[$count-1]&&(()=>$nearby(0,$count+20))]}),

$run=$asked=>{
  const $text=new URLSearchParams($page.search).get("q");
  $box.value=$text;
  $close();
  $turn++;
  $page.hash=="#near"?$asked||$here?$nearby($asked):$near.focus():$text?$pick($text):$clear("")},
$go=$end=>{
  if(!$out)return $page.href=$data.finder+$end;
  if($page.search+$page.hash!=$end)history.pushState(0,"",$data.finder+$end);
  $run(1)},
$ask=$text=>$go("?q="+$encode($text)),

$expand=$is=>{$list.hidden=!$is;$box.ariaExpanded=$is},
$close=()=>{$expand(false);$options=[];$active=-1;$typed++;$box.removeAttribute($chosen)},
$move=$number=>{
  const $it=$list.children[$active=$number];
  for(const $option of $list.children)$option.ariaSelected=$option==$it;
  $it.scrollIntoView({block:"nearest"});
  $box.setAttribute($chosen,$it.id)},
$take=([$text,$url])=>$url?$page.href=$url:$ask($text),
$suggest=async()=>{
  const $mine=++$typed;
  try{
    const{$areas,$names,$area}=await $match($box.value,true);
    if($mine!=$typed)return;
    const $towns=$areas.map(e=>[$label(e),0,e[3]]),$places=$names.map(r=>[r[0],r[4],r[3]]);
    $close();
    $options=[...$area?[]:$places.splice(0,4),...$towns,...$places].slice(0,8);
    $list.replaceChildren(...$options.map(($option,$number)=>Object.assign(
      $make("li",0,$bdi($option[0])," ",$make("small",0,$bdi($option[2]))),
      {id:"option"+$number,role:"option",ariaSelected:false,
        onpointerdown:e=>e.preventDefault(),onclick:()=>$take($option)})));
    $expand(!!$options[0])
  }catch{}};

Object.assign($box,{role:"combobox",ariaAutoComplete:"list",oninput:$suggest,onblur:$close,
  onfocus:()=>$get("index").catch(()=>0),onkeydown:e=>{
    const $count=e.isComposing?0:$options.length,$key=e.key;
    if($key=="Escape"&&$count)$close();
    else if($key=="Enter"&&$count&&$active>=0)$take($options[$active]);
    else if($count&&$key=="ArrowDown")$move(($active+1)%$count);
    else if($count&&$key=="ArrowUp")$move(($active<1?$count:$active)-1);
    else return;
    e.preventDefault()}});
$box.setAttribute("aria-controls",$list.id);
$close();
$form.onsubmit=e=>{e.preventDefault();$ask($box.value.trim())};
$near.hidden=0;
try{$store=sessionStorage}catch{}
$near.onclick=()=>{if(!$out)$store.near=1;$go("#near")};
if($out){const{near}=$store;delete $store.near;onpopstate=()=>$run();$run(near)}
