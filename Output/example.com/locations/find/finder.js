{const _F2={ß:"ss",æ:"ae",œ:"oe",ø:"o",ł:"l",đ:"d",ð:"d",þ:"th",ħ:"h",ŧ:"t",ı:"i",ς:"σ",ى:"ي",ی:"ي",ک:"ك",ة:"ه"},_Y2=new RegExp(`[${Object.keys(_F2).join("")}]`,"g"),S=s=>s.replace(/[A-Z\u00a0-\u024f\u0370-\u052f\u0531-\u0556\u0622-\u0626\u1e00-\u1fff\ufb00-\ufb06\uff01-\uff9f]/g,c=>c.normalize("NFKD").toLowerCase()).replace(/['\u00ad\u02bb\u02bc\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u200b-\u200f\u2018\u2019\ufe00-\ufe0f]/g,"").replace(_Y2,c=>_F2[c]).replace(/[\u0660-\u0669\u06f0-\u06f9]/g,c=>c.charCodeAt()&15).replace(/[\u0000-&(-/:-@[-`{-\u00bf\u00d7\u00f7\u02bd-\u02df\u037e\u0387\u05be\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u2000-\u206f\u3000-\u3004\u3008-\u303f\u30fb]+/g," ").replace(/^ | $/g,"");
const doc=document,T=doc.querySelector("[data-finder]"),W=T.dataset,B=T.querySelector("input"),
U=T.querySelector("[role=listbox]"),_K=T.querySelector("[data-near]"),
D=doc.querySelector("[data-results]"),_U={},_D=s=>s?s.split(" "):[],N=e=>e[1]+(e[2]&&", "+e[2]),
H=name=>_U[name]??=fetch(W.finder+"/"+name+".json").then(r=>{if(r.ok)return r.json();throw r})
.catch(e=>{delete _U[name];throw e}),
_A2=p=>"_"+[...new TextEncoder().encode(p)].map(b=>/[a-z\d]/.test(p=String.fromCharCode(b))?p:"_"+b.toString(16))
.join(""),
G=(tag,_Z2,..._T2)=>{const e=Object.assign(doc.createElement(tag),_Z2);e.append(..._T2);return e},
Q=A=>G("bdi",{},A),_B=(a,b)=>a<b?-1:a>b?1:0;
let M=[],K=-1,P=0,_H;

const _D2=async A=>{const _E=S(A),q=_D(_E),ix=await H("index"),c=ix.c||[],
w=q.find(x=>!c.includes(x))??q[0];
if(!w)return{J:[],E:[]};
let f=ix,p=w;
if(ix.m){const set=new Set([""]),path=[""];let last="";
for(const x of ix.p)if(x==="<")path.push(last);else if(x===">")path.pop();else set.add(last=path.at(-1)+x);
while(!set.has(p))p=p.slice(0,-1);f=await H("words/"+_A2(p))}
const _J2=(F,O)=>F.some(o=>o.startsWith(w))&&q.every(x=>F.some(o=>o.startsWith(x))
||_D(S(O)).some(o=>o.startsWith(x))),
J=f.e.filter(e=>{const F=_D(S(e[1])),_C2=F.join("");
e.exact=_E===F.join(" ")||e[0]&&q.join("")===_C2||_E===S(N(e));
return _J2(e[0]?[...F,_C2]:F,e[2])}),
E=f.r.filter(r=>{const F=_D(S(r[0]+" "+r[1]));
return _J2(F.filter(o=>!c.includes(o)),F.join(" ")+" "+r[3])});
J.sort((a,b)=>!!b.exact-!!a.exact||a[0]-b[0]||b[3]-a[3]||_B(N(a),N(b)));
E.sort((a,b)=>_B(a[0],b[0])||_B(a[4],b[4]));
return{J,E,C:J[0]?.exact||J[0]?.[3]>=E.length?J[0]:null}};

const rad=Math.PI/180,R=6371008.8,{sin,cos,asin,sqrt,abs,max,min}=Math,
_D3=(a,b,c,d)=>2*R*asin(min(1,sqrt(sin((c-a)*rad/2)**2+cos(a*rad)*cos(c*rad)*sin((d-b)*rad/2)**2))),
_P2=(lat,lon,s,w,h)=>{const _Y=x=>{let d=abs(lon-x)%360;d=min(d,360-d);
return d<90?asin(cos(lat*rad)*sin(d*rad)):(90-abs(lat))*rad};
return R*max(max(s-lat,lat-s-h,0)*rad,lon>=w&&lon<=w+2*h?0:min(_Y(w),_Y(w+2*h)))},
_E2=async(lat,lon,n)=>{const ix=await H("index"),Y=[],_S=rs=>{
for(const r of rs)if(r[6]!=null)Y.push([_D3(lat,lon,r[6]/1e5,r[7]/1e5),r]);
Y.sort((a,b)=>a[0]-b[0]||_B(a[1][4],b[1][4]))};
if(!ix.m)_S(ix.r);
else{const _I=[];let i=0;
const _N2=(L,s,w,h)=>{const c=ix.m[i++];
if(c==="1")_I.push([_P2(lat,lon,s,w,h),L]);
if(c==="+")for(let d=0;d<4;d++)_N2(L+d,s+(d>>1)*h/2,w+(d&1)*h,h/2)};
_N2("",-90,-180,180);_I.sort((a,b)=>a[0]-b[0]);
for(const[d,L]of _I){if(Y[n-1]?.[0]<d)break;_S(await H("map/"+_A2(L)))}}
return Y.slice(0,n)};

const _S2=(d,_J)=>{const x=d/(_J?1609.344:1e3),_O=!_J&&d<995,_X=!_O&&x<9.95?1:0;
return new Intl.NumberFormat(doc.documentElement.lang+"-u-nu-latn",{style:"unit",minimumFractionDigits:_X,
maximumFractionDigits:_X,unit:_O?"meter":_J?"mile":"kilometer"})
.format(_O?Math.round(d/10)*10:x)},
_V=()=>{D.querySelector("ul").replaceChildren();
D.querySelector("h2").hidden=D.querySelector("button").hidden=true},
_C=A=>{D.querySelector("[role=status]").textContent=A},
_P=async(_K2,I,_Q2,O)=>{const ix=await H("index"),_A3=D.querySelector("ul"),
_B2=D.querySelector("h2"),_T=D.querySelector("button"),_Q=[];
_B2.textContent=_K2;_B2.hidden=!_K2;
_A3.replaceChildren(...I.map(([d,r])=>{const _H2=G("span",{className:"state",hidden:true});
if(r[8]!=null)_Q.push([_H2,r[8]]);
return G("li",{},G("a",{href:r[4]},G("b",{},Q(r[0]))," ",
...d==null?[]:[G("span",{className:"far"},Q(_S2(d,r[5])))," "],
G("span",{className:"more"},Q([r[1],r[2],r[3]].filter(x=>x).join(", ")))," ",_H2))}));
_C(I[0]?W.count+": "+_Q2:W.none);
_T.hidden=!O;_T.onclick=O;
if(_Q[0]){const[_G,_C3]=ix.h||await H("hours");
for(const[e,h]of _Q)e.dataset.hours=JSON.stringify({..._G[h%_G.length],
..._C3[Math.floor(h/_G.length)]});
dispatchEvent(new Event("hours"))}};

const _O2=async job=>{const _A=++P;D.ariaBusy=true;
try{await job(()=>_A===P)}catch{if(_A===P){_V();_C(W.failed)}}
D.ariaBusy=false},
_L=(A,n=20)=>_O2(async Z=>{const{E,C}=await _D2(A);
if(!C)return Z()&&_P("",E.slice(0,n).map(r=>[,r]),E.length,E[n]&&(()=>_L(A,n+20)));
const _L2=C[0]?C[2]:N(C),ix=await H("index"),_V2=C[4]<0?[]:ix.r||await H("towns/"+C[4]),
_G2=C[5]==null?[]:await _E2(C[5]/1e5,C[6]/1e5,n),
I=[..._G2,..._V2.filter(r=>r[6]==null&&r[3]===_L2).map(r=>[,r])],L=([d,r])=>(r[3]===_L2?0:1e9)+(d??1e8);
I.sort((a,b)=>L(a)-L(b));
if(Z())return _P(N(C),I,C[3],_G2[n-1]&&(()=>_L(A,n+20)))}),
_F=(n=20)=>_O2(async Z=>{const I=await _E2(..._H,n);
if(Z())return _P(W.here,I,I.length,I[n-1]&&(()=>_F(n+20)))}),
_U2=()=>{const _Z=()=>_C(W.denied);
navigator.geolocation?navigator.geolocation.getCurrentPosition(({coords:c})=>{_H=[c.latitude,c.longitude];_F()},
_Z,{timeout:2e4,maximumAge:6e4}):_Z()},
_N=V=>{const A=new URLSearchParams(location.search).get("q")||"";
B.value=A;X();
if(location.hash==="#near"){if(V)_U2();else if(_H)_F();else _K.focus()}
else if(A)_L(A);else{P++;_V();_C("")}},
go=end=>{if(!D)return location.assign(W.finder+end);
if(location.search+location.hash!==end)history.pushState(0,"",W.finder+end);_N(true)},
X=()=>{U.hidden=true;M=[];K=-1;B.ariaExpanded=false;B.removeAttribute("aria-activedescendant")},
_X2=to=>{K=to;[...U.children].forEach((e,i)=>{e.ariaSelected=i===to;if(i===to){e.scrollIntoView({block:"nearest"});
B.setAttribute("aria-activedescendant",e.id)}})},
_I2=i=>{const[A,url]=M[i];if(url)return location.assign(url);B.value=A;go("?q="+encodeURIComponent(A))},
_B3=async()=>{const _A=++P;
try{const{J,E,C}=await _D2(B.value);
if(_A!==P)return;
const _M2=J.map(e=>[N(e),null,e[3]]),_M=E.map(r=>[r[0],r[4],r[3]]);
X();M=(C?[..._M2,..._M]:[..._M.slice(0,4),..._M2,..._M.slice(4)]).slice(0,8);
U.replaceChildren(...M.map(([A,,O],i)=>G("li",{id:"option-"+i,role:"option",ariaSelected:false,
onpointerdown:e=>e.preventDefault(),onclick:()=>_I2(i)},Q(A)," ",G("small",{},Q(O)))));
U.hidden=!M[0];B.ariaExpanded=!!M[0]}catch{}};

B.role="combobox";B.ariaAutoComplete="list";B.ariaExpanded=false;B.setAttribute("aria-controls",U.id);
B.oninput=_B3;B.onfocus=()=>H("index").catch(()=>0);B.onblur=X;
B.onkeydown=e=>{const n=M.length,k=e.key;
if(k==="Escape"&&n)X();
else if(k==="Enter"&&K>=0)_I2(K);
else if(n&&(k==="ArrowDown"||k==="ArrowUp"))_X2(k==="ArrowDown"?(K+1)%n:(K<1?n:K)-1);
else return;
e.preventDefault()};
T.onsubmit=e=>{e.preventDefault();const A=B.value.trim();if(A)go("?q="+encodeURIComponent(A))};
_K.hidden=false;
_K.onclick=()=>{try{if(!D)sessionStorage.near=1}catch{}go("#near")};
if(D){addEventListener("popstate",()=>_N());let V;
try{V=sessionStorage.near;delete sessionStorage.near}catch{}_N(V)}}