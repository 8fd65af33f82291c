// swift-format-ignore-file
// Made from Sources/ClipsiteContent/OpeningHours/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteContent/OpeningHours/WebFiles`.
enum OpeningHoursWebFiles {
  /// `hours.js`.
  static let hoursScript = ##"""
{const D=1440,M=6e4,all=s=>document.querySelectorAll(s),clocks={};
let data,clock,timer;
const format=timeZone=>clocks[timeZone]??=new Intl.DateTimeFormat("en-US",{timeZone,calendar:"gregory",numberingSystem:"latn",
hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});
const use=box=>{try{data={...JSON.parse(box.closest("[data-words]")?.dataset.words||"{}"),...JSON.parse(box.dataset.hours)};
clock=format(data.zone)}catch{data=null;clock=format()}};
const wall=t=>{const p={};for(const{type,value}of clock.formatToParts(t))p[type]=+value;
return Date.UTC(p.year,p.month-1,p.day,p.hour,p.minute)/M};
const at=w=>{let[low,high]=[-D,D].map(d=>(w+w+d-wall((w+d)*M))*M).sort((a,b)=>a-b);
for(const t of[low,high])if(wall(t)===w)return t;
while(high-low>M){const t=low+Math.floor((high-low)/M/2)*M;if(wall(t)<w)low=t;else high=t}
return high};
const iso=n=>new Date(n*D*M).toISOString().slice(0,10);
const dates=(n,t)=>({calendar:"gregory",numberingSystem:"latn",timeZone:"UTC",day:"numeric",
year:iso(n).slice(0,4)===iso(t).slice(0,4)?undefined:"numeric"});
const within=(from,to,n)=>{const d=iso(n).slice((from||to).length<6?5:0),end=to||"9";
return from<=end?from<=d&&d<=end:from<=d||d<=end};
const times=n=>{const day=(n+3)%7;let found=data.week[day];
for(const[from,to,week]of data.parts)if(week[day]&&within(from,to,n))found=week[day];
return data.until&&iso(n)<data.until?[]:found};
const upcoming=(t,today)=>{let run;
for(let n=today-1;n<today+400;n++){const list=times(n);
for(let i=0;i<list.length;i+=2){const[start,end]=[n*D+list[i],n*D+list[i+1]];
if(run&&start<=run[1])run[1]=Math.max(run[1],end);
else if(run&&at(run[1])>t)return run;else run=[start,end]}
if(run&&run[1]>(today+9)*D)return run}
return run&&at(run[1])>t?run:null};
const time=m=>{const[pattern,am,pm,night]=data.clock,h=m===D&&!pattern.includes("{a}")?24:Math.floor(m/60)%24,
two=n=>String(n).padStart(2,"0"),twelve=h%12||12;
if(m===D&&night)return night;
return pattern.replace(/\{(\w+)\}/g,(_,f)=>f==="H"?h:f==="HH"?two(h):f==="h"?twelve:f==="hh"?two(twelve):
f==="mm"?two(m%60):h<12?am:pm)};
const state=(t,now,today)=>{
const[open,closed,closes,closesDay,opens,opensDay,until,always,tomorrow,soon]=data.words,run=upcoming(t,today),
fill=(text,day,m)=>text.replace("{day}",()=>day===today+1?tomorrow:data.days[(day+3)%7])
.replace("{time}",()=>time(m)),
opening=start=>{const day=Math.floor(start/D);
return day>today+6?"":" · "+fill(day===today?opens:opensDay,day,start-day*D)};
if(!run)return[closed,Infinity];
const[start,end]=run,begins=at(start),ends=at(end);
if(begins<=t){const day=Math.ceil(end/D)-1,near=day<=today||end-now<=D/2;
if(end-now>6*D||!near&&data.week.every(d=>d[1]-d[0]===D))return[always,at(end-D/2),1];
if(ends-t>36e5)return[open+" · "+fill(near?closes:closesDay,day,end-day*D),ends-36e5,1];
const next=upcoming(ends,day);
return[soon+" · "+time(end-day*D)+(next?opening(next[0]):""),ends,1]}
const day=Math.floor(start/D);
return[opening(start)?closed+opening(start):until.replace("{date}",()=>new Intl.DateTimeFormat(data.lang,
{...dates(day,today),month:"long"}).format(day*D*M)),begins]};
const changed=new Map(),on=(e,n)=>within(e.dataset.from,e.dataset.through,n)&&
(!e.dataset.on||e.dataset.on.includes((n+3)%7+1));
const name=(today,from,to,weekday)=>{const f=new Intl.DateTimeFormat(data?.lang||document.documentElement.lang||"en",
{...dates(from,today),month:"short",weekday:from===to?weekday:undefined});
return from===to?f.format(from*D*M):f.formatRange(from*D*M,to*D*M)};
let shown;
const fold=season=>{if(shown===season)return;
shown=season;
for(const e of all("details[data-season],details[data-rest]")){
e.open=season?e===season:"rest"in e.dataset;
if(!e.open)e.parentNode.append(e)}};
const marked=(now,n)=>{const runs=n=>times(n).some((m,i,all)=>i%2<1&&n*D+m<=now&&now<n*D+all[i+1]);
return runs(n)||!runs(n-1)?n:n-1};
const merge=(now,today,until)=>{
for(const[row,cells]of changed){row.replaceChildren(...cells);delete row.dataset.other}
changed.clear();
const seasons=[...all("[data-season]")],special=[...all("[data-dates] [data-from]")],
season=n=>seasons.filter(e=>on(e,n)).pop(),part=season(until||today)||null,mark=data?marked(now,today):today,
row=(n,part)=>[...all("[data-days]")].find(e=>e.dataset.days==(n+3)%7+1&&e.closest("[data-season]")===part);
fold(part);
const whole=data&&row(mark,part),date=special.filter(e=>on(e,mark)).pop();
for(const e of[...all("[data-days]"),...special]){const days=e.dataset.days;
if(days)e.closest("table").toggleAttribute("data-later",until);
if(data&&!until&&(date&&!whole?e===date:days?.includes((mark+3)%7+1)&&e.closest("[data-season]")===part))
e.ariaCurrent="date";else e.ariaCurrent=null}
for(let n=mark;n<mark+7&&whole;n++){const e=row(n,part);
if(!e||data?.until&&iso(n)<data.until)continue;
const other=season(n)||null,date=special.filter(e=>on(e,n)).pop(),from=date||other!==part&&row(n,other);
if(!from||from.cells.length<2)continue;
changed.set(e,[...e.childNodes]);
const day=e.cells[0].cloneNode(true),text=document.createElement("i"),label=date?.querySelector("small");
text.textContent=name(today,n,n);
day.append(" ",text,...label?[label.cloneNode(true)]:[]);
e.replaceChildren(day,from.cells[1].cloneNode(true));
e.dataset.other=""}
for(const e of special){let n=mark+(whole?7:data?0:-1);
while(n<today+57&&!on(e,n))n++;
e.hidden=n>today+56;
const text=e.querySelector("th>span");
if(e.hidden||!text||e.dataset.on)continue;
let[from,to]=[n,n];
while(from>n-366&&on(e,from-1))from--;
while(to<n+366&&on(e,to+1))to++;
text.textContent=name(today,from,to,"short")}
for(const e of all("[data-dates]"))e.hidden=!e.querySelector("[data-from]:not([hidden])");
return data&&!until&&date?.querySelector("small")?.textContent};
const update=()=>{const t=+new Date(),boxes=[...all("[data-hours]")];use(boxes[0]);
const now=wall(t),today=Math.floor(now/D);
for(const e of all("[data-from]:not([data-season])"))if(!e.closest("[data-dates]")){let soon=0;
for(let i=0;i<29;i++)if(within(e.dataset.from,e.dataset.through,today+i))soon=1;
e.hidden=!soon}
const why=merge(now,today,iso(today)<data?.until&&Date.parse(data.until)/864e5);
for(const e of all("[data-until]"))e.hidden=e.dataset.until<=iso(today);
let next=at((today+1)*D);
for(const box of boxes){use(box);if(!data)continue;
const now=wall(t),[text,change,isOpen]=state(t,now,Math.floor(now/D));
box.textContent=box===boxes[0]&&why?text.replace("·",()=>`· ${why} ·`):text;box.dataset.state=isOpen?"open":"closed";box.hidden=false;next=Math.min(next,change)}
clearTimeout(timer);timer=setTimeout(update,Math.min(next-t+99,2**31-1))};
update();addEventListener("pageshow",update);addEventListener("hours",update);
document.addEventListener("visibilitychange",()=>document.hidden||update())}

"""##
}
