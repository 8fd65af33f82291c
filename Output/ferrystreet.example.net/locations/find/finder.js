{const A={ß:"ss",æ:"ae",œ:"oe",ø:"o",ł:"l",đ:"d",ð:"d",þ:"th",ħ:"h",ŧ:"t",ı:"i",ς:"σ",ى:"ي",ی:"ي",ک:"ك",ة:"ه"},B=new RegExp(`[${Object.keys(A).join("")}]`,"g"),C=s=>s.replace(/[A-Z\u00a0-\u024f\u0370-\u052f\u0531-\u0556\u0622-\u0626\u1e00-\u1fff\ufb00-\ufb06\uff01-\uff9f]/g,c=>c.normalize("NFKD").toLowerCase()).replace(/['\u00ad\u02bb\u02bc\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u200b-\u200f\u2018\u2019\ufe00-\ufe0f]/g,"").replace(B,c=>A[c]).replace(/[\u0660-\u0669\u06f0-\u06f9]/g,c=>c.charCodeAt()&15).replace(/[\u0000-&(-/:-@[-`{-\u00bf\u00d7\u00f7\u02bd-\u02df\u037e\u0387\u05be\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u2000-\u206f\u3000-\u3004\u3008-\u303f\u30fb]+/g," ").replace(/^ | $/g,"");
const doc=document,D=doc.querySelector("[data-finder]"),W=D.dataset,E=D.querySelector("input"),
F=D.querySelector("[role=listbox]"),G=D.querySelector("[data-near]"),
H=doc.querySelector("[data-results]"),I={},J=s=>s?s.split(" "):[],K=e=>e[1]+(e[2]&&", "+e[2]),
L=name=>I[name]??=fetch(W.finder+"/"+name+".json").then(r=>{if(r.ok)return r.json();throw r})
.catch(e=>{delete I[name];throw e}),
M=p=>"_"+[...new TextEncoder().encode(p)].map(b=>/[a-z\d]/.test(p=String.fromCharCode(b))?p:"_"+b.toString(16))
.join(""),
N=(tag,O,...P)=>{const e=Object.assign(doc.createElement(tag),O);e.append(...P);return e},
Q=S=>N("bdi",{},S),T=(a,b)=>a<b?-1:a>b?1:0;
let U=[],V=-1,X=0,Y;

const Z=async S=>{const _A1=C(S),q=J(_A1),ix=await L("index"),c=ix.c||[],
w=q.find(x=>!c.includes(x))??q[0];
if(!w)return{_B1:[],_C1:[]};
let f=ix,p=w;
if(ix.p){const set=new Set(ix.p);while(!set.has(p))p=p.slice(0,-1);f=await L("words/"+M(p))}
const _D1=(_E1,_F1)=>_E1.some(o=>o.startsWith(w))&&q.every(x=>_E1.some(o=>o.startsWith(x))
||J(C(_F1)).some(o=>o.startsWith(x))),
_B1=f.e.filter(e=>{const _E1=J(C(e[1])),_G1=_E1.join("");
e.exact=_A1===_E1.join(" ")||e[0]&&q.join("")===_G1||_A1===C(K(e));
return _D1(e[0]?[..._E1,_G1]:_E1,e[2])}),
_C1=f.r.filter(r=>{const _E1=J(C(r[0]+" "+r[1]));
return _D1(_E1.filter(o=>!c.includes(o)),_E1.join(" ")+" "+r[3])});
_B1.sort((a,b)=>!!b.exact-!!a.exact||a[0]-b[0]||b[3]-a[3]||T(K(a),K(b)));
_C1.sort((a,b)=>T(a[0],b[0])||T(a[4],b[4]));
return{_B1,_C1,_H1:_B1[0]?.exact||_B1[0]?.[3]>=_C1.length?_B1[0]:null}};

const rad=Math.PI/180,R=6371008.8,{sin,cos,asin,sqrt,abs,max,min}=Math,
_I1=(a,b,c,d)=>2*R*asin(min(1,sqrt(sin((c-a)*rad/2)**2+cos(a*rad)*cos(c*rad)*sin((d-b)*rad/2)**2))),
_J1=(lat,lon,s,w,h)=>{const _K1=x=>{let d=abs(lon-x)%360;d=min(d,360-d);
return d<90?asin(cos(lat*rad)*sin(d*rad)):(90-abs(lat))*rad};
return R*max(max(s-lat,lat-s-h,0)*rad,lon>=w&&lon<=w+2*h?0:min(_K1(w),_K1(w+2*h)))},
_L1=async(lat,lon,n)=>{const ix=await L("index"),_M1=[],_N1=rs=>{
for(const r of rs)if(r[6]!=null)_M1.push([_I1(lat,lon,r[6]/1e5,r[7]/1e5),r]);
_M1.sort((a,b)=>a[0]-b[0]||T(a[1][4],b[1][4]))};
if(!ix.m)_N1(ix.r);
else{const _O1=[];let i=0;
const _P1=(_Q1,s,w,h)=>{const c=ix.m[i++];
if(c==="1")_O1.push([_J1(lat,lon,s,w,h),_Q1]);
if(c==="+")for(let d=0;d<4;d++)_P1(_Q1+d,s+(d>>1)*h/2,w+(d&1)*h,h/2)};
_P1("",-90,-180,180);_O1.sort((a,b)=>a[0]-b[0]);
for(const[d,_Q1]of _O1){if(_M1[n-1]?.[0]<d)break;_N1(await L("map/"+M(_Q1)))}}
return _M1.slice(0,n)};

const _S1=(d,_T1)=>{const x=d/(_T1?1609.344:1e3),_U1=!_T1&&d<995,_V1=!_U1&&x<9.95?1:0;
return new Intl.NumberFormat(doc.documentElement.lang+"-u-nu-latn",{style:"unit",minimumFractionDigits:_V1,
maximumFractionDigits:_V1,unit:_U1?"meter":_T1?"mile":"kilometer"})
.format(_U1?Math.round(d/10)*10:x)},
_X1=S=>{H.querySelector("[role=status]").textContent=S},
_Y1=async(_Z1,_A2,_B2,_F1)=>{const ix=await L("index"),_C2=H.querySelector("ul"),
_D2=H.querySelector("h2"),_E2=H.querySelector("button"),_F2=[];
_D2.textContent=_Z1;_D2.hidden=!_Z1;
_C2.replaceChildren(..._A2.map(([d,r])=>{const _G2=N("span",{className:"state",hidden:true});
if(r[8]!=null)_F2.push([_G2,r[8]]);
return N("li",{},N("a",{href:r[4]},N("b",{},Q(r[0]))," ",
...d==null?[]:[N("span",{className:"far"},Q(_S1(d,r[5])))," "],
N("span",{className:"more"},Q([r[1],r[2],r[3]].filter(x=>x).join(", ")))," ",_G2))}));
_X1(_A2[0]?W.count+": "+_B2:W.none);
_E2.hidden=!_F1;_E2.onclick=_F1;
if(_F2[0]){const[_H2,_I2]=ix.h||await L("hours");
for(const[e,h]of _F2)e.dataset.hours=JSON.stringify({..._H2[h%_H2.length],
..._I2[Math.floor(h/_H2.length)]});
dispatchEvent(new Event("hours"))}};

const _J2=async job=>{const _K2=++X;H.ariaBusy=true;
try{await job(()=>_K2===X)}catch{if(_K2===X){_Y1("",[],0).catch(()=>0);_X1(W.failed)}}
H.ariaBusy=false},
_L2=(S,n=20)=>_J2(async _M2=>{const{_C1,_H1}=await Z(S);
if(!_H1)return _M2()&&_Y1("",_C1.slice(0,n).map(r=>[,r]),_C1.length,_C1[n]&&(()=>_L2(S,n+20)));
const _N2=_H1[0]?_H1[2]:K(_H1),ix=await L("index"),_O2=_H1[4]<0?[]:ix.r||await L("towns/"+_H1[4]),
_P2=_H1[5]==null?[]:await _L1(_H1[5]/1e5,_H1[6]/1e5,n),
_A2=[..._P2,..._O2.filter(r=>r[6]==null&&r[3]===_N2).map(r=>[,r])],_Q1=([d,r])=>(r[3]===_N2?0:1e9)+(d??1e8);
_A2.sort((a,b)=>_Q1(a)-key(b));
if(_M2())return _Y1(K(_H1),_A2,_H1[3],_P2[n-1]&&(()=>_L2(S,n+20)))}),
_Q2=(n=20)=>_J2(async _M2=>{const _A2=await _L1(...Y,n);
if(_M2())return _Y1(W.here,_A2,_A2.length,_A2[n-1]&&(()=>_Q2(n+20)))}),
_S2=()=>{const _T2=()=>_X1(W.denied);
navigator.geolocation?navigator.geolocation.getCurrentPosition(({coords:c})=>{Y=[c.latitude,c.longitude];_Q2()},
_T2,{timeout:2e4,maximumAge:6e4}):_T2()},
_U2=_V2=>{const S=new URLSearchParams(location.search).get("q")||"";
E.value=S;_X2();
if(location.hash==="#near"){if(_V2)_S2();else if(Y)_Q2();else G.focus()}
else if(S)_L2(S);else{X++;H.querySelector("ul").replaceChildren();H.querySelector("h2").hidden=true;
H.querySelector("button").hidden=true;_X1("")}},
go=end=>{if(!H)return location.assign(W.finder+end);
if(location.search+location.hash!==end)history.pushState(0,"",W.finder+end);_U2(true)},
_X2=()=>{F.hidden=true;U=[];V=-1;E.ariaExpanded=false;E.removeAttribute("aria-activedescendant")},
_Y2=to=>{V=to;[...F.children].forEach((e,i)=>{e.ariaSelected=i===to;if(i===to){e.scrollIntoView({block:"nearest"});
E.setAttribute("aria-activedescendant",e.id)}})},
_Z2=i=>{const[S,url]=U[i];if(url)return location.assign(url);E.value=S;go("?q="+encodeURIComponent(S))},
_A3=async()=>{const _K2=++X;
try{const{_B1,_C1,_H1}=await Z(E.value);
if(_K2!==X)return;
const _B3=_B1.map(e=>[K(e),null,e[3]]),_C3=_C1.map(r=>[r[0],r[4],r[3]]);
_X2();U=(_H1?[..._B3,..._C3]:[..._C3.slice(0,4),..._B3,..._C3.slice(4)]).slice(0,8);
F.replaceChildren(...U.map(([S,,_F1],i)=>N("li",{id:"option-"+i,role:"option",ariaSelected:false,
onpointerdown:e=>e.preventDefault(),onclick:()=>_Z2(i)},Q(S)," ",N("small",{},Q(_F1)))));
F.hidden=!U[0];E.ariaExpanded=!!U[0]}catch{}};

E.role="combobox";E.ariaAutoComplete="list";E.ariaExpanded=false;E.setAttribute("aria-controls",F.id);
E.oninput=_A3;E.onfocus=()=>L("index").catch(()=>0);E.onblur=_X2;
E.onkeydown=e=>{const n=U.length,k=e.key;
if(k==="Escape"&&n)_X2();
else if(k==="Enter"&&V>=0)_Z2(V);
else if(n&&(k==="ArrowDown"||k==="ArrowUp"))_Y2(k==="ArrowDown"?(V+1)%n:(V<1?n:V)-1);
else return;
e.preventDefault()};
D.onsubmit=e=>{e.preventDefault();const S=E.value.trim();if(S)go("?q="+encodeURIComponent(S))};
G.hidden=false;
G.onclick=()=>{try{if(!H)sessionStorage.near=1}catch{}go("#near")};
if(H){addEventListener("popstate",()=>_U2());let _V2;
try{_V2=sessionStorage.near;delete sessionStorage.near}catch{}_U2(_V2)}}