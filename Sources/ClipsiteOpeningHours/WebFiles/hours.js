{const D=1440,M=6e4,all=s=>document.querySelectorAll(s),clocks={};
let data,clock,timer;
const format=timeZone=>clocks[timeZone]??=new Intl.DateTimeFormat("en-US",{timeZone,calendar:"gregory",numberingSystem:"latn",
hourCycle:"h23",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric"});
const use=box=>{try{data=JSON.parse(box.dataset.hours);clock=format(data.zone)}catch{data=null;clock=format()}};
const wall=t=>{const p={};for(const{type,value}of clock.formatToParts(t))p[type]=+value;
return Date.UTC(p.year,p.month-1,p.day,p.hour,p.minute)/M};
const at=w=>{let[low,high]=[-D,D].map(d=>(w+w+d-wall((w+d)*M))*M).sort((a,b)=>a-b);
for(const t of[low,high])if(wall(t)===w)return t;
while(high-low>M){const t=low+Math.floor((high-low)/M/2)*M;if(wall(t)<w)low=t;else high=t}
return high};
const iso=n=>new Date(n*D*M).toISOString().slice(0,10);
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
const time=m=>{const[pattern,am,pm]=data.clock,h=m===D&&!pattern.includes("{a}")?24:Math.floor(m/60)%24,
two=n=>String(n).padStart(2,"0"),twelve=h%12||12;
return pattern.replace(/\{(\w+)\}/g,(_,f)=>f==="H"?h:f==="HH"?two(h):f==="h"?twelve:f==="hh"?two(twelve):
f==="mm"?two(m%60):h<12?am:pm)};
const state=(t,now,today)=>{
const[open,closed,closes,closesDay,opens,opensDay,until,always,tomorrow]=data.words,run=upcoming(t,today),
fill=(text,day,m)=>text.replace("{day}",()=>day===today+1?tomorrow:data.days[(day+3)%7])
.replace("{time}",()=>time(m));
if(!run)return[closed,Infinity];
const[start,end]=run,begins=at(start);
if(begins<=t){if(end-now>6*D)return[always,Infinity,1];
const day=Math.ceil(end/D)-1,near=day<=today||end-now<=D/2;
return[open+" · "+fill(near?closes:closesDay,day,end-day*D),at(end),1]}
const day=Math.floor(start/D);
if(day>today+6)return[until.replace("{date}",()=>new Intl.DateTimeFormat(data.lang,{calendar:"gregory",
numberingSystem:"latn",timeZone:"UTC",day:"numeric",month:"long"}).format(day*D*M)),begins];
return[closed+" · "+fill(day===today?opens:opensDay,day,start-day*D),begins]};
const update=()=>{const t=+new Date(),boxes=[...all("[data-hours]")];use(boxes[0]);
const now=wall(t),today=Math.floor(now/D),weekday=String((today+3)%7+1);
const holds=e=>within(e.dataset.from,e.dataset.through,today),season=[...all("[data-season]")].filter(holds).pop();
for(const row of all("[data-days]")){
if(row.dataset.days.split(" ").includes(weekday)&&row.closest("[data-season]")==season)
row.setAttribute("aria-current","date");else row.removeAttribute("aria-current")}
for(const e of all("[data-from]:not([data-season])")){let soon=0;
for(let i=0;i<29;i++)if(within(e.dataset.from,e.dataset.through,today+i))soon=1;
e.hidden=!soon}
for(const e of all("[data-dates]"))e.hidden=!e.querySelector("[data-from]:not([hidden])");
for(const e of all("[data-until]"))e.hidden=e.dataset.until<=iso(today);
let next=at((today+1)*D);
for(const box of boxes){use(box);if(!data)continue;
const now=wall(t),[text,change,isOpen]=state(t,now,Math.floor(now/D));
box.textContent=text;box.dataset.state=isOpen?"open":"closed";box.hidden=false;next=Math.min(next,change)}
clearTimeout(timer);timer=setTimeout(update,Math.min(next-t+99,2**31-1))};
update();addEventListener("pageshow",update);addEventListener("hours",update);
document.addEventListener("visibilitychange",()=>document.hidden||update())}
