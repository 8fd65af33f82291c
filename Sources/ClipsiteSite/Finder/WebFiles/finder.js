// `ShortScript` of the tests records this script in a small form: its comment explains the names that begin with
// `$`, and paragraphs. `.ci/folding` writes the next line, in which `$fold` folds a text as `Folding` does. A space
// can be at its beginning and end.
{const $others={ß:"ss",æ:"ae",œ:"oe",ø:"o",ł:"l",đ:"d",ð:"d",þ:"th",ħ:"h",ŧ:"t",ı:"i",ς:"σ",ى:"ي",ی:"ي",ک:"ك",ة:"ه"},$short={__proto__:null,saint:"st",street:"st",mount:"mt",fort:"ft",avenu:"ave",road:"rd",boulevard:"blvd",drive:"dr",highway:"hwy",strasse:"str",company:"co",and:"",und:""},$fold=s=>s.replace(/[A-Z\xa0-ᲈᲐ-῾が-ヾ가-힣ﬀ-ﬆ！-ﾟ]/g,c=>c.normalize("NFKD").toLowerCase()).replace(/['\xadʻʼ̀-ͯ҃-҉֑-ׇֽֿׁׂׅׄؐ-ؚـً-ٰٟۖ-ۜ\u200b-\u200f‘’\ufe00-\ufe0f]/g,"").replace(/./gs,c=>$others[c]??c).replace(/[٠-٩۰-۹]/g,c=>c.charCodeAt()&15).replace(/[\0-&(-/:-@[-`{-¿×÷ʽ-˟;·־׳״،؛؟٪-٭\u2000-⯿⸀-\u2e7f\u3000-〄〈-〿・\ud800-\udfff🀀-\u{1fbff}]+/gu," ");
let $doc=document,$part=($name,$from=$doc)=>$from?.querySelector($name),
  $form=$part("[data-finder]"),$data=$form.dataset,$box=$part("input",$form),
  $list=$part("[role=listbox]",$form),$near=$part("[data-near]",$form),
  $out=$part("[data-results]"),$head=$part("h2",$out),$status=$part("[role=status]",$out),
  $rows=$part("ul",$out),$button=$part("button",$out),$open=$part("[data-open]",$out)?.parentNode||{},
  $page=location,$past=history,$device=navigator,$language=$part("html").lang,$encode=encodeURIComponent,$chosen="aria-activedescendant",$cache={},
  {sin,cos,acos,atan2,max,min:$min,round,abs,PI}=Math,{keys:$keys,values:$values,assign:$assign}=Object,$rad=PI/18e6,$sin=x=>sin(x*$rad),$cos=x=>cos(x*$rad),
  $store={},$prefixes=[""],$squares=[],$common,$regions,$spellings,$index,$here,$options=[],$active=-1,$turn=0,$typed=0,

$get=$name=>$cache[$name]??=fetch($data.finder+"/"+$name+".json",{signal:AbortSignal.timeout?.(2e4)})
  // An answer is no function, so this call fails.
  .then($answer=>$answer.ok?$answer.json():$answer())
  .catch(()=>{delete $cache[$name];throw 0}),
$early=$name=>$get($name).catch(()=>0),
// The words of a text, each in its shortest spelling, as `SearchWords` has them.
$known={},
$words=$text=>$known[" "+$text]??=$fold($text).replace(/([aou])e/g,(s,$letter)=>$letter).split(" ")
  .map($word=>$short[$word]??$word).filter($word=>$word),
$line=$text=>$words($text).join(" "),
$pairs=$list=>$list.slice(1).map((x,$i)=>$list[$i]+x),
$digits=$text=>/\d/.test($text),
$label=$area=>$area[1]+($area[2]&&", "+$area[2]),
$order=(a,b)=>(a>b)-(a<b),

// Reads the shapes of the words and of the map once. A region has its other names with it.
$start=async()=>{
  $index=await $get("index");
  if($spellings)return;
  $spellings=Object.fromEntries($index.g.map(r=>[r[0],r[5]]));
  $common=new Set($index.c);
  $regions=new Set($words($index.g+""));
  let $path=[""],$last="",$next=0;
  for(const $mark of $index.p||"")
    $mark=="<"?$path.push($last):$mark==">"?$path.pop():$prefixes.push($last=$path.at(-1)+$mark);
  const $walk=($key,$south,$west,$height,$mark=$index.m?.[$next++])=>{
    $mark=="1"&&$squares.push([$key,$south,$west,$height]);
    $mark=="+"&&[0,1,2,3].map($digit=>
      $walk($key+$digit,$south+($digit>>1)*$height/2,$west+($digit&1)*$height,$height/2))};
  $walk("",-9e6,-18e6,18e6)},
$place=$text=>$text.split(", ").flatMap($part=>$words($spellings[$part]||$part)),

$all=$names=>Promise.all([...new Set($names)].map($get)),
$file=$prefix=>"words/_"+$encode($prefix).replace(/%/g,"_"),
// A prefix comes after those that it begins with.
$longest=$word=>$prefixes.findLast($prefix=>$word.startsWith($prefix)),
$shared=(a,b,$count=0)=>a[$count]&&a[$count]==b[$count]?$shared(a,b,$count+1):$count,

// Indicates whether two words differ by a letter: changed, missing, doubled, or swapped with the next.
$alike=(a,b,$from=$shared(a,b),$end=a.slice($from),$close=b.slice($from),$rest=$end.slice(1),$other=$close.slice(1))=>
  $rest==$other||$rest==$close||$end==$other||$end[0]+$end[1]==$close[1]+$close[0]&&$end.slice(2)==$close.slice(2),

// How well a word of a search is a word of an entry. The word comes with those that it can mean by mistake.
$fit=([$word,...$others],$own,$alone)=>$own==$word?1
  :$own.startsWith($word)&&($alone||!$digits($word))?$word[2]?.9:.3:$others.includes($own)?.6:0,

// What a search finds: towns and codes, names, and which of both the visitor means.
$match=async($text,$isQuick)=>{
  await $start();
  const $asked=$words($text).slice(0,12).map($word=>[$word]),$plain=$asked.map(x=>x[0]),$two=$pairs($plain),
    $whole=$plain.join(" "),$spaced=" "+$whole+" ",$areas={},$places={},$streets={},
    $rare=$plain.find($word=>!$common.has($word)&&!$regions.has($word)),
    $keep=$files=>$files.map(({e=[],r=[],s=[]})=>{
      e.map(a=>$areas[a[0]+$label(a)]=a);
      r.map(a=>$places[a[4]]=a);
      s.map(([$word,...a])=>$streets[$word]=a)}),
    $look=async $texts=>$keep($index.m?await $all($texts.map($word=>$file($longest($word)))):[$index]),
    $mine=()=>[...$values($areas).flatMap(a=>$words(a[1])),...$values($places).flatMap(r=>$words(r[0]+" "+r[1])),
      ...$keys($streets)],
    $rank=($entry,$own,$more)=>{
      const $joined=$pairs($own),$alone=!$asked[1],
        $best=($one,$words)=>max(0,...$words.map($word=>$fit($one,$word,$alone))),
        $hits=$asked.map($one=>max($best($one,$own),$joined.includes($one[0]),$best($one,$more)*.9)),
        $same=$own.join("")==$plain.join(""),$inside=" "+$own.join(" ")+" ";
      $two.map(($pair,$i)=>{if($own.includes($pair))$hits[$i]=$hits[$i+1]=1});
      const $missing=$same?0:$own.filter($word=>!$two.includes($word)
        &&!$asked.some($one=>$fit($one,$word,$alone)>.5)).length,$full=$hits.every(x=>x);
      return $assign($entry,{$hits,$full,$own:$missing<$own.length,
      // All of its words, in this order, and not one of them twice.
      $exact:$full&&($same||$spaced.includes($inside)
        &&$plain.filter($word=>$own.includes($word)).length<=$own.length||$own.some($word=>$two.includes($word))),
      $whole:$own.every($word=>$plain.includes($word)),$at:$plain.lastIndexOf($own.at(-1)),
      $rank:$hits.reduce((a,b)=>a+b)-$missing*.01+(" "+[...$own,...$more].join(" ")+" ").includes($spaced)*.1})};
  let $result,$home=$index.k.find(c=>$device.language.endsWith(c[0]))?.[1],
  $many=a=>a[3]*(a[2].endsWith($home)?3:1),
  $sort=()=>{
    const $towns=$values($areas).filter(a=>$rank(a,a[0]?[$words(a[1]).join("")]:$words(a[1]),$place(a[2])).$own)
        .sort((a,b)=>b.$exact-a.$exact||b.$rank-a.$rank||a[0]-b[0]||b.$at-a.$at||$many(b)-$many(a)
          ||$order($label(a),$label(b))),
      $names=$values($places).filter(r=>$rank(r,$words(r[0]),[...$words(r[1]+" "+r[2]),...$place(r[3])]).$rank>.2)
        .sort((a,b)=>b.$rank-a.$rank||$order(a[0],b[0])||$order(a[4],b[4])),
      a=$towns[0],r=$names[0],$same=$names.filter(x=>x.$rank>=r.$rank-.4&&x.$full>=r.$full&&x.$own>=r.$own);
    $result={$areas:$towns,$names:$same,$best:!r||a?.$rank>=r.$rank?a:r,
      $area:a&&(!r||a.$exact||!r.$exact&&(a.$full&&a[3]>=$same.length||a.$rank>=r.$rank&&!r.$full))?a:0};
    return!$result.$best?.$full},
    $mend=async $wrong=>{
      $wrong=$wrong.filter(([$word])=>$word[2]&&!$digits($word));
      if(!$wrong[0])return;
      const $list=x=>"near/"+(x.charCodeAt()*31+x.charCodeAt(1))%$index.w,
        $every=new Set([...$mine(),...$index.w?(await $all($wrong.flatMap(([x])=>[$list(x),$list(x.slice(-2))])))
          .join(" ").split(" "):[]]);
      $wrong.map($one=>$one.push(...[...$keys($short),...$every].filter($word=>$word[3]&&$alike($one[0],$word))
        .slice(0,6).map($word=>$short[$word]||$word)));
      await $look($wrong.flatMap(x=>x.slice(1)));
      $sort()};
  if(!$asked[0])return{$areas:[],$names:[]};
  $rare&&await $look([$rare]);
  if($sort()){
    await $look([...$plain,...$two,...$plain.map(($word,$i)=>$common.has($word)?$plain.slice($i).join(" "):$word)]);
    const $brand=$index.b?.find(([$name])=>$line($name).startsWith($whole));
    if($sort()||$brand&&!$result.$area.$exact){
      if($brand)return{...$result,$brand};
      const $own=$mine();
      await $mend($asked.filter(([$word])=>!$own.some(x=>x.startsWith($word))))}
    if($sort()&&!$isQuick&&$index.m){
      // First the locations of few squares with all words of the street, then those of the town. A list of 40
      // squares lacks others.
      const $towns=$result.$areas.filter(a=>a.$whole).slice(0,4),$town=$towns[0]?$words($towns[0][1]):[],
        $found=[...$two,...$plain.filter($word=>!$town.includes($word))].map($word=>$streets[$word]).filter(x=>x?.map&&!x[39])
          .sort((a,b)=>a.length-b.length),
        $both=$found.reduce((a,b,$i,$word,$same=a.filter(x=>b.includes(x)))=>$same[0]==null?[...a,...b].slice(0,4):$same,$found[0]||[]).slice(0,12),
        $few=$both.length<5||!$towns[0];
      $few&&$keep((await $all($both.map(x=>x<0?"towns/"+~x:"map/_"+$squares[x][0]))).map(r=>({r})));
      $sort();
      if($towns[0]&&(!$few||!($result.$names[0]?.$rank>=$asked.length*.85))){
        await Promise.all($towns.map(a=>$around(a,$min(2*a[3]+20,400)).then(r=>$keep([{r}]))));
        $sort()}
      $sort()&&await $mend($asked.filter((x,$i)=>!x[1]&&!($result.$best?.$hits[$i]>=1)))
    }
  }
  // A code that no location has. Its letters and digits tell the countries that can have it.
  const $code=$plain.filter($digits).join(""),{$best}=$result,
    $having=($text,$list=$index.k.filter(c=>c[2].includes(" "+$text.replace(/\d/g,0).replace(/[^0 ]/g,"a"))),
      $own=$list.filter(c=>c[1]==$home))=>$own[0]?$own:$list,
    $sure=$having($plain.join("")+" "),$lands=$sure[0]?$sure:$having($code.slice(0,3));
  if($code[1]&&$lands[0]&&(!$best||$sure[0]&&(!$best.$full||$best[0]===1&&$code[3]&&!$best.$exact))){
    const $off=($own,$key,$same=$shared($own,$key))=>
      (abs($key-$own)||abs($key.charCodeAt($same)-$own.charCodeAt($same))||99)-$same*1e9,
      $near=$area=>$off($words($area[1]).join(""),$code);
    $index.m&&$keep(await $all($lands.slice(0,5).map(([x])=>
      $file($prefixes.reduce((a,b)=>$off(a,x+$code)>$off(b,x+$code)?b:a)))));
    $result.$area=$values($areas).filter(a=>a[0]&&$lands.some(c=>a[2].endsWith(c[1])))
      .sort((a,b)=>$near(a)-$near(b))[0];
    $result.$missed=($data.nearest||"").replace("{code}",$text)+" "}
  return $result},

// The countries and regions with one of the names in a text, or for suggestions the beginning of one.
$lands=($text,$isQuick,$asked=$line($text))=>$index.g.filter(r=>r[4]&&r[5].split(",").map($line).some(x=>
  x==$asked?x:$isQuick&&$asked[2]&&x.startsWith($asked))),

$nearest=async($lat,$lon,$count,$size=4)=>{
  await $start();
  let $found=[],$at=0,$arc=($y,$x)=>acos(max(-1,$sin($y)*$sin($lat)+$cos($y)*$cos($lat)*$cos($x-$lon)))||0,
    $add=$records=>{
      for(const r of $records)if(r[6]!=null){r.arc=$arc(r[6],r[7]);$found.push(r)}
      $found.sort((a,b)=>a.arc-b.arc||$order(a[4],b[4]))},
    $leaves=$squares.map(([$key,$south,$west,$height])=>{
      const $east=$west+2*$height,$north=$south+$height,
        $edge=($x,$y=atan2($sin($lat),$cos($lat)*$cos($x-$lon))/$rad)=>
          ($y>$south&&$y<$north?$arc($y,$x):$min($arc($south,$x),$arc($north,$x)))-1e-7;
      return[$lon>=$west&&$lon<=$east?max($south-$lat,$lat-$north,0)*$rad:$min($edge($west),$edge($east)),$key]})
      .sort((a,b)=>a[0]-b[0]);
  if(!$index.m)$add($index.r);
  // The squares that can have one of the nearest load side by side.
  while($at<$leaves.length){
    const $last=$found[$count-1]?.arc,$end=$leaves.findIndex(([$far],$i)=>$i>=$at&&($last==null?$i>=$at+$size:$far>$last)),
      $next=$leaves.slice($at,$end<0?1/0:$end);
    if(!$next[0])break;
    (await $all($next.map(([,$key])=>"map/_"+$key))).map($add);
    $at+=$next.length;
    $size*=2}
  return $found.slice(0,$count)},

// The locations of a town or code, and those near it.
$around=async([,,,,$file,$lat,$lon,$size],$count)=>{
  const[$near,$lost]=await Promise.all([$lat==null?[]:$nearest($lat,$lon,$count,$size*$count/20),
      $file<0?[]:$index.m?$get("towns/"+$file):$index.r]);
  return[...$near,...$lost.filter(r=>r[6]==null)]},

$far=($arc,$miles,$long=$arc*6371008.8/($miles?1609.344:1e3),$small=!$miles&&$long<.995,$digits=!$small&&$long<9.95)=>
  ($small?round($long*100)*10:$long).toLocaleString($language+"-u-nu-latn",{
    style:"unit",unit:$small?"meter":$miles?"mile":"kilometer",
    minimumFractionDigits:$digits,maximumFractionDigits:$digits}),

$make=($tag,$class,...$kids)=>{
  const $it=$doc.createElement($tag);
  if($class)$it.className=$class;
  $it.append(...$kids);
  return $it},
$bdi=$text=>$make("bdi",0,$text),

// A text among the items is a heading.
$show=async($title,$items,$count,$more,$states=[])=>{
  $head.textContent=$title;
  $head.hidden=!$title;
  $rows.replaceChildren(...$items.map(r=>{
    if(!r?.map)return $make("li",0,$make("h3",0,r));
    // A row at the middle of its town has no distance.
    const[$name,$business,$street,$town,$url,$miles,$lat,$lon,$phone,$hours]=r,$arc=r.arc,$state=$make("span","state"),$link=$make("a",0,$make("b",0,$bdi($name))," ",
      $arc>2e-5?$make("span","far",$bdi($far($arc,$miles))):""," ",
      // Each piece alone, so that the number of a house stays at its street, and with its comma, so that no line begins with it.
      $make("span","more",...[$business,$street,...$town.split(", ",$arc>=0||9)].filter(x=>x)
        .flatMap(($text,$i,a)=>[$make("span",0,$bdi($text),a[$i+1]?",":"")," "])),$state);
    $state.hidden=1;
    $hours>=0&&$states.push([$state,$hours]);
    $link.href=$url;
    const $route=$lat!=null?$lat/1e5+","+$lon/1e5:$street&&$street+", "+$town,
      $actions=[[$data.directions,"https://"+(/Mac|iP/.test($device.userAgent)?"maps.apple.com/?daddr="
        :"www.google.com/maps/dir/?api=1&destination=")+$encode($route),$route],
        [$data.call,"tel:"+$phone,$phone]].filter(x=>x[0]&&x[2])
        .map(([$text,$href])=>$assign($make("a",0,$text),{href:$href}));
    return $make("li",0,$link,$make("p","do",...$actions))}));
  $open.hidden=!$states[0];
  $status.textContent=$count?$data.count+": "+$count:$data.none;
  $button.hidden=!$more;
  // The number of results is in the history, so that going back finds them.
  $button.onclick=()=>{$past.replaceState((+$past.state||20)+20,"");$run()};
  if($states[0]){
    const[$clocks,$weeks]=$index.h||await $get("hours"),$size=$clocks.length;
    for(const[$state,$hours]of $states)
      $state.dataset.hours=JSON.stringify({...$clocks[$hours%$size],...$weeks[$hours/$size|0]});
    dispatchEvent(new Event("hours"))}},

$clear=$text=>{$show("",[]);$status.textContent=$text},
$work=async $job=>{
  const $mine=++$turn;
  $out.ariaBusy=!0;
  // The theme shows the words when the page loads, so that nothing moves.
  if($mine>2)$status.textContent=$data.wait;
  try{const $found=await $job(+$past.state||20);$mine==$turn&&await $show(...$found)}
  catch(e){$mine==$turn&&$clear(e>0?$data.denied:$data.failed)}
  $out.ariaBusy=!1},
$pick=$text=>$work(async $count=>{
  await $start();
  $index.t&&$early("hours");
  const{$names,$area,$brand,$missed=""}=await $match($text),$own=$lands($text),[$land]=$own,
    $below=($title,$items,$size,$more)=>$land?[$land[0],[...$own,...$items[0]?[$title,...$items]:[]],$land[7],$more]
      :[$title,$items,$size,$more];
  if($brand)return $below(...$brand);
  if(!$area)return $below($text,$names.slice(0,$count).map(r=>[...r]),$names.length,$names[$count]);
  const $town=$area[0]?$area[2]:$label($area),$found=await $around($area,$count),
    $rank=r=>(r[3]==$town?0:9)+(r.arc??4),
    $items=$found.filter(r=>$rank(r)<9.02).sort((a,b)=>$rank(a)-$rank(b)),$other=$items.findIndex(r=>$rank(r)>8);
  // The heading of the neighbors, whom the number does not count.
  $other>0&&$items.splice($other,0,$data.here);
  return $below($missed+$label($area),$items,$area[3],$found[$count-1]?.arc>=0)}),
$nearby=$again=>$work(async $count=>{
  if($again)$here=await new Promise(($done,$fail)=>$device.geolocation.getCurrentPosition(
    ({coords:c})=>$done([c.latitude*1e5,c.longitude*1e5]),$fail,{timeout:2e4,maximumAge:6e4}))
    .catch(()=>{throw 1});
  const $found=await $nearest(...$here,$count);
  return[$data.here,$found,$found.length,$found[$count-1]]}),

$run=$asked=>{
  const $text=$box.value=new URLSearchParams($page.search).get("q");
  $close();
  $turn++;
  $page.hash=="#near"?$asked||$here?$nearby($asked):$near.focus():$text?$pick($text):$clear("")},
$go=$end=>{
  $end=$data.finder+$end;
  $out?($page.href.endsWith($end)||$past.pushState(0,"",$end),$run(1)):$page.href=$end},
// A half of a letter is no part of a URL, so nothing else encodes it.
$ask=$text=>$go("?"+new URLSearchParams({q:$text})),

$expand=()=>$box.ariaExpanded=!($list.hidden=!$options[0]),
$close=()=>{$options=[];$expand();$active=-1;$typed++;$box.removeAttribute($chosen)},
$move=$number=>{
  const $it=$list.children[$active=$number];
  for(const $option of $list.children)$option.ariaSelected=$option==$it;
  $it.scrollIntoView({block:"nearest"});
  $box.setAttribute($chosen,$it.id)},
$take=([$text,$url])=>$url?$page.href=$url:$ask($text),
$suggest=async()=>{
  const $mine=++$typed;
  try{
    const{$areas,$names,$area}=await $match($box.value,1);
    if($mine!=$typed)return;
    const $found=$lands($box.value,1),$towns=$areas.map(e=>[$label(e),0,e[3]]),$places=[...$found,...$names].map(r=>[r[0],r[4],r[3]]);
    $close();
    $options=[...$places.splice(0,$area?$found.length:4),...$towns,...$places].slice(0,8);
    $list.replaceChildren(...$options.map(($option,$number)=>$assign(
      $make("li",0,$bdi($option[0])," ",$make("small",0,$bdi($option[2]))),
      {id:"option"+$number,role:"option",ariaSelected:!1,
        onpointerdown:e=>e.preventDefault(),onclick:()=>$take($option)})));
    $expand()
  }catch{}};

$assign($box,{role:"combobox",ariaAutoComplete:"list",oninput:$suggest,onblur:$close,
  onfocus:()=>$early("index"),onkeydown:e=>{
    const $count=$options.length,$act=$count&&!e.isComposing&&{
      Escape:$close,Enter:$active>=0&&(()=>$take($options[$active])),
      ArrowDown:()=>$move(($active+1)%$count),ArrowUp:()=>$move(($active<1?$count:$active)-1)}[e.key];
    $act&&($act(),e.preventDefault())}});
$box.setAttribute("aria-controls",$list.id);
$close();
$form.onsubmit=e=>{e.preventDefault();$ask($box.value.trim())};
$near.hidden=0;
try{$store=sessionStorage}catch{}
$near.onclick=()=>{if(!$out)$store.near=1;$go("#near")};
if($out){const{near}=$store;delete $store.near;onpopstate=()=>$run();$run(near)}
}
