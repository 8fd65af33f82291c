// `ShortScript` makes this script small: its comment explains the names that begin with `$`, and paragraphs.
// `$fold` is `FinderScript.folding`.
let $doc=document,$part=($from,$name)=>$from?.querySelector($name),
  $form=$part($doc,"[data-finder]"),$data=$form.dataset,$box=$part($form,"input"),
  $list=$part($form,"[role=listbox]"),$near=$part($form,"[data-near]"),
  $out=$part($doc,"[data-results]"),$head=$part($out,"h2"),$status=$part($out,"[role=status]"),
  $rows=$part($out,"ul"),$button=$part($out,"button"),
  $place=location,$encode=encodeURIComponent,$chosen="aria-activedescendant",$cache={},
  {sin,cos,acos,atan2,max,min,round,PI}=Math,$rad=PI/18e6,$sin=x=>sin(x*$rad),$cos=x=>cos(x*$rad),
  $store={},$index,$here,$options=[],$active=-1,$turn=0,$typed=0,

$get=$name=>$cache[$name]??=fetch($data.finder+"/"+$name+".json",{signal:AbortSignal.timeout?.(2e4)})
  .then($answer=>{if($answer.ok)return $answer.json();throw 0})
  .catch(()=>{delete $cache[$name];throw 0}),
$words=$text=>$fold($text).split(" "),
$label=$area=>$area[1]+($area[2]&&", "+$area[2]),
$order=(a,b)=>(a>b)-(a<b),

$file=async $word=>{
  if(!$index.m)return $index;
  let $length=0,$depth=-1,$letters=[...$word];
  for(const $mark of $index.p)
    if($mark=="<")$depth++;
    else if($mark==">")$depth--;
    else if($depth<$length)break;
    else if($depth==$length&&$mark==$letters[$length])$length++;
  return $get("words/_"+$encode($letters.slice(0,$length).join("")).replace(/%/g,"_"))},

$match=async $text=>{
  $index=await $get("index");
  const $all=$fold($text),$asked=$all.split(" "),$common=$index.c||[],
    $rare=$asked.filter($word=>!$common.includes($word)),$partly=[],
    $has=($own,$word)=>$own.some($part=>$part.startsWith($word)),
    $named=$record=>$fold($record[0])==$all,
    $best=(a,b)=>b.$rank-a.$rank||a[0]-b[0]||b[3]-a[3]||$order($label(a),$label(b));
  for(const $word of $all?$rare[0]?$rare:$asked:[]){
    const{e,r}=await $file($word),
      $fits=($own,$more)=>$has($own,$word)&&$asked.every($one=>$has($own,$one)||$has($words($more),$one)),
      $areas=e.filter($area=>{
        const $own=$words($area[1]),$whole=$own.join("");
        $area.$rank=$whole==$asked.join("")||$fold($label($area))==$all;
        if($own.every($one=>$asked.includes($one)))$partly.push($area);
        if($area[0])$own.push($whole);
        return $fits($own,$area[2])}).sort($best),
      $names=r.filter($record=>{
        const $own=$record[0]+" "+$record[1];
        return $fits($words($own).filter($one=>!$common.includes($one)),$own+" "+$record[3])})
        .sort((a,b)=>$named(b)-$named(a)||$order(a[0],b[0])||$order(a[4],b[4])),
      $first=$areas[0];
    if($first||$names[0])return{$areas,$names,
      $area:$first?.$rank||!$names.some($named)&&$first?.[3]>=$names.length?$first:0}
  }
  for(const $area of $partly)$area.$rank=$asked.filter($one=>$words($label($area)).includes($one)).length;
  return{$areas:$partly.sort($best).slice(0,1),$names:[],$area:$partly[0]}},

$nearest=async($lat,$lon,$count)=>{
  $index=await $get("index");
  let $next=0,$found=[],$leaves=[],
    $arc=($y,$x)=>acos(max(-1,$sin($y)*$sin($lat)+$cos($y)*$cos($lat)*$cos($x-$lon)))||0,
    $add=$records=>{
      for(const r of $records)if(r[6]!=null)$found.push([$arc(r[6],r[7]),r]);
      $found.sort((a,b)=>a[0]-b[0]||$order(a[1][4],b[1][4]))},
    $walk=($key,$south,$west,$height)=>{
      const $mark=$index.m[$next++],$east=$west+2*$height,$north=$south+$height,
        $edge=$x=>{const $y=atan2($sin($lat),$cos($lat)*$cos($x-$lon))/$rad;
          return($y>$south&&$y<$north?$arc($y,$x):min($arc($south,$x),$arc($north,$x)))-1e-7};
      if($mark=="1")$leaves.push([$lon>=$west&&$lon<=$east
        ?max($south-$lat,$lat-$north,0)*$rad
        :min($edge($west),$edge($east)),$key]);
      if($mark=="+")for(let $digit=0;$digit<4;$digit++)
        $walk($key+$digit,$south+($digit>>1)*$height/2,$west+($digit&1)*$height,$height/2)};
  if($index.m)$walk("",-9e6,-18e6,18e6);else $add($index.r);
  for(const[$far,$key]of $leaves.sort((a,b)=>a[0]-b[0])){
    if($found[$count-1]?.[0]<$far)break;
    $add(await $get("map/_"+$key))}
  return $found.slice(0,$count)},

$far=($arc,$miles)=>{
  const $long=$arc*6371008.8/($miles?1609.344:1e3),$short=!$miles&&$long<.995,
    $digits=+(!$short&&$long<9.95);
  return($short?round($long*100)*10:$long).toLocaleString($doc.documentElement.lang+"-u-nu-latn",{
    style:"unit",unit:$short?"meter":$miles?"mile":"kilometer",
    minimumFractionDigits:$digits,maximumFractionDigits:$digits})},

$make=($tag,$class,...$kids)=>{
  const $it=$doc.createElement($tag);
  if($class)$it.className=$class;
  $it.append(...$kids);
  return $it},
$bdi=$text=>$make("bdi",0,$text),

$clear=$text=>{$rows.replaceChildren();$head.hidden=$button.hidden=true;$status.textContent=$text},
$show=async($title,$items,$count,$more)=>{
  const $states=[];
  $head.textContent=$title;
  $head.hidden=!$title;
  $rows.replaceChildren(...$items.map(([$arc,[$name,$business,$street,$town,$url,$miles,,,$hours]])=>{
    const $state=$make("span","state"),$link=$make("a",0,$make("b",0,$bdi($name))," ",
      ...$arc>=0?[$make("span","far",$bdi($far($arc,$miles)))," "]:[],
      $make("span","more",$bdi([$business,$street,$arc>=0?$town.split(",")[0]:$town]
        .filter(x=>x).join(", ")))," ",$state);
    $state.hidden=true;
    if($hours>=0)$states.push([$state,$hours]);
    $link.href=$url;
    return $make("li",0,$link)}));
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
  $out.ariaBusy=true;
  try{const $found=await $job();if($mine==$turn)await $show(...$found)}
  catch(e){if($mine==$turn)$clear(e==1?$data.denied:$data.failed)}
  $out.ariaBusy=false},
$pick=($text,$count=20)=>$work(async()=>{
  const{$names,$area}=await $match($text),$more=()=>$pick($text,$count+20);
  if(!$area)return["",$names.slice(0,$count).map(r=>[,r]),$names.length,$names[$count]&&$more];
  const $town=$area[0]?$area[2]:$label($area),
    $lost=$area[4]<0?[]:$index.r||await $get("towns/"+$area[4]),
    $rank=([$arc,r])=>(r[3]==$town?0:9)+($arc??4),
    $found=($area[5]==null?[]:await $nearest($area[5],$area[6],$count)).filter(x=>$rank(x)<9.02);
  return[$label($area),[...$found,...$lost.filter(r=>r[6]==null&&r[3]==$town).map(r=>[,r])]
    .sort((a,b)=>$rank(a)-$rank(b)),$area[3],$found[$count-1]&&$more]}),
$around=($again,$count=20)=>$work(async()=>{
  if($again)$here=await new Promise(($done,$fail)=>navigator.geolocation.getCurrentPosition(
    ({coords:c})=>$done([c.latitude*1e5,c.longitude*1e5]),$fail,{timeout:2e4,maximumAge:6e4}))
    .catch(()=>{throw 1});
  const $found=await $nearest(...$here,$count);
  return[$data.here,$found,$found.length,$found[$count-1]&&(()=>$around(0,$count+20))]}),

$run=$asked=>{
  const $text=new URLSearchParams($place.search).get("q");
  $box.value=$text;
  $close();
  $turn++;
  $place.hash=="#near"?$asked||$here?$around($asked):$near.focus():$text?$pick($text):$clear("")},
$go=$end=>{
  if(!$out)return $place.href=$data.finder+$end;
  if($place.search+$place.hash!=$end)history.pushState(0,"",$data.finder+$end);
  $run(1)},
$ask=$text=>$go("?q="+$encode($text)),

$open=$is=>{$list.hidden=!$is;$box.ariaExpanded=$is},
$close=()=>{$open(false);$options=[];$active=-1;$typed++;$box.removeAttribute($chosen)},
$move=$number=>{
  const $it=$list.children[$active=$number];
  for(const $option of $list.children)$option.ariaSelected=$option==$it;
  $it.scrollIntoView({block:"nearest"});
  $box.setAttribute($chosen,$it.id)},
$take=([$text,$url])=>$url?$place.href=$url:$ask($text),
$suggest=async()=>{
  const $mine=++$typed;
  try{
    const{$areas,$names,$area}=await $match($box.value);
    if($mine!=$typed)return;
    const $towns=$areas.map(e=>[$label(e),0,e[3]]),$places=$names.map(r=>[r[0],r[4],r[3]]);
    $close();
    $options=[...$area?[]:$places.splice(0,4),...$towns,...$places].slice(0,8);
    $list.replaceChildren(...$options.map(($option,$number)=>Object.assign(
      $make("li",0,$bdi($option[0])," ",$make("small",0,$bdi($option[2]))),
      {id:"option"+$number,role:"option",ariaSelected:false,
        onpointerdown:e=>e.preventDefault(),onclick:()=>$take($option)})));
    $open(!!$options[0])
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
$near.hidden=false;
try{$store=sessionStorage}catch{}
$near.onclick=()=>{if(!$out)$store.near=1;$go("#near")};
if($out){const{near}=$store;delete $store.near;onpopstate=()=>$run();$run(near)}
