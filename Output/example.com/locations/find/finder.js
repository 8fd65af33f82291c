{const _S={ß:"ss",æ:"ae",œ:"oe",ø:"o",ł:"l",đ:"d",ð:"d",þ:"th",ħ:"h",ŧ:"t",ı:"i",ς:"σ",ى:"ي",ی:"ي",ک:"ك",ة:"ه"},_p=new RegExp(`[${Object.keys(_S).join("")}]`,"g"),Q=s=>s.replace(/[A-Z\u00a0-\u024f\u0370-\u052f\u0531-\u0556\u0622-\u0626\u1e00-\u1fff\ufb00-\ufb06\uff01-\uff9f]/g,c=>c.normalize("NFKD").toLowerCase()).replace(/['\u00ad\u02bb\u02bc\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u200b-\u200f\u2018\u2019\ufe00-\ufe0f]/g,"").replace(_p,c=>_S[c]).replace(/[\u0660-\u0669\u06f0-\u06f9]/g,c=>c.charCodeAt()&15).replace(/[\u0000-&(-/:-@[-`{-\u00bf\u00d7\u00f7\u02bd-\u02df\u037e\u0387\u05be\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u2000-\u206f\u3000-\u3004\u3008-\u303f\u30fb]+/g," ").replace(/^ | $/g,"");
const doc=document,S=doc.querySelector("[data-finder]"),W=S.dataset,B=S.querySelector("input"),
T=S.querySelector("[role=listbox]"),_E=S.querySelector("[data-near]"),
D=doc.querySelector("[data-results]"),_T={},V=s=>s?s.split(" "):[],N=e=>e[1]+(e[2]&&", "+e[2]),
G=name=>_T[name]??=fetch(W.finder+"/"+name+".json").then(r=>{if(r.ok)return r.json();throw r})
.catch(e=>{delete _T[name];throw e}),
_U=p=>"_"+[...new TextEncoder().encode(p)].map(b=>/[a-z\d]/.test(p=String.fromCharCode(b))?p:"_"+b.toString(16))
.join(""),
H=(tag,_q,..._s)=>{const e=Object.assign(doc.createElement(tag),_q);e.append(..._s);return e},
U=A=>H("bdi",{},A),X=(a,b)=>a<b?-1:a>b?1:0;
let K=[],L=-1,O=0,_F;

const _V=async A=>{const _G=Q(A),q=V(_G),ix=await G("index"),c=ix.c||[],
w=q.find(x=>!c.includes(x))??q[0];
if(!w)return{J:[],E:[]};
let f=ix,p=w;
if(ix.p){const set=new Set(ix.p);while(!set.has(p))p=p.slice(0,-1);f=await G("words/"+_U(p))}
const _X=(F,P)=>F.some(o=>o.startsWith(w))&&q.every(x=>F.some(o=>o.startsWith(x))
||V(Q(P)).some(o=>o.startsWith(x))),
J=f.e.filter(e=>{const F=V(Q(e[1])),_Y=F.join("");
e.exact=_G===F.join(" ")||e[0]&&q.join("")===_Y||_G===Q(N(e));
return _X(e[0]?[...F,_Y]:F,e[2])}),
E=f.r.filter(r=>{const F=V(Q(r[0]+" "+r[1]));
return _X(F.filter(o=>!c.includes(o)),F.join(" ")+" "+r[3])});
J.sort((a,b)=>!!b.exact-!!a.exact||a[0]-b[0]||b[3]-a[3]||X(N(a),N(b)));
E.sort((a,b)=>X(a[0],b[0])||X(a[4],b[4]));
return{J,E,C:J[0]?.exact||J[0]?.[3]>=E.length?J[0]:null}};

const rad=Math.PI/180,R=6371008.8,{sin,cos,asin,sqrt,abs,max,min}=Math,
_t=(a,b,c,d)=>2*R*asin(min(1,sqrt(sin((c-a)*rad/2)**2+cos(a*rad)*cos(c*rad)*sin((d-b)*rad/2)**2))),
_u=(lat,lon,s,w,h)=>{const _Z=x=>{let d=abs(lon-x)%360;d=min(d,360-d);
return d<90?asin(cos(lat*rad)*sin(d*rad)):(90-abs(lat))*rad};
return R*max(max(s-lat,lat-s-h,0)*rad,lon>=w&&lon<=w+2*h?0:min(_Z(w),_Z(w+2*h)))},
_a=async(lat,lon,n)=>{const ix=await G("index"),Y=[],_b=rs=>{
for(const r of rs)if(r[6]!=null)Y.push([_t(lat,lon,r[6]/1e5,r[7]/1e5),r]);
Y.sort((a,b)=>a[0]-b[0]||X(a[1][4],b[1][4]))};
if(!ix.m)_b(ix.r);
else{const _H=[];let i=0;
const _c=(M,s,w,h)=>{const c=ix.m[i++];
if(c==="1")_H.push([_u(lat,lon,s,w,h),M]);
if(c==="+")for(let d=0;d<4;d++)_c(M+d,s+(d>>1)*h/2,w+(d&1)*h,h/2)};
_c("",-90,-180,180);_H.sort((a,b)=>a[0]-b[0]);
for(const[d,M]of _H){if(Y[n-1]?.[0]<d)break;_b(await G("map/"+_U(M)))}}
return Y.slice(0,n)};

const _v=(d,_I)=>{const x=d/(_I?1609.344:1e3),_J=!_I&&d<995,_d=!_J&&x<9.95?1:0;
return new Intl.NumberFormat(doc.documentElement.lang+"-u-nu-latn",{style:"unit",minimumFractionDigits:_d,
maximumFractionDigits:_d,unit:_J?"meter":_I?"mile":"kilometer"})
.format(_J?Math.round(d/10)*10:x)},
_e=()=>{D.querySelector("ul").replaceChildren();
D.querySelector("h2").hidden=D.querySelector("button").hidden=true},
Z=A=>{D.querySelector("[role=status]").textContent=A},
_K=async(_f,I,_x,P)=>{const ix=await G("index"),_y=D.querySelector("ul"),
_g=D.querySelector("h2"),_h=D.querySelector("button"),_L=[];
_g.textContent=_f;_g.hidden=!_f;
_y.replaceChildren(...I.map(([d,r])=>{const _i=H("span",{className:"state",hidden:true});
if(r[8]!=null)_L.push([_i,r[8]]);
return H("li",{},H("a",{href:r[4]},H("b",{},U(r[0]))," ",
...d==null?[]:[H("span",{className:"far"},U(_v(d,r[5])))," "],
H("span",{className:"more"},U([r[1],r[2],r[3]].filter(x=>x).join(", ")))," ",_i))}));
Z(I[0]?W.count+": "+_x:W.none);
_h.hidden=!P;_h.onclick=P;
if(_L[0]){const[_M,_z]=ix.h||await G("hours");
for(const[e,h]of _L)e.dataset.hours=JSON.stringify({..._M[h%_M.length],
..._z[Math.floor(h/_M.length)]});
dispatchEvent(new Event("hours"))}};

const _j=async job=>{const _A=++O;D.ariaBusy=true;
try{await job(()=>_A===O)}catch{if(_A===O){_e();Z(W.failed)}}
D.ariaBusy=false},
_N=(A,n=20)=>_j(async _B=>{const{E,C}=await _V(A);
if(!C)return _B()&&_K("",E.slice(0,n).map(r=>[,r]),E.length,E[n]&&(()=>_N(A,n+20)));
const _k=C[0]?C[2]:N(C),ix=await G("index"),_72=C[4]<0?[]:ix.r||await G("towns/"+C[4]),
_l=C[5]==null?[]:await _a(C[5]/1e5,C[6]/1e5,n),
I=[..._l,..._72.filter(r=>r[6]==null&&r[3]===_k).map(r=>[,r])],M=([d,r])=>(r[3]===_k?0:1e9)+(d??1e8);
I.sort((a,b)=>M(a)-M(b));
if(_B())return _K(N(C),I,C[3],_l[n-1]&&(()=>_N(A,n+20)))}),
_O=(n=20)=>_j(async _B=>{const I=await _a(..._F,n);
if(_B())return _K(W.here,I,I.length,I[n-1]&&(()=>_O(n+20)))}),
_73=()=>{const _m=()=>Z(W.denied);
navigator.geolocation?navigator.geolocation.getCurrentPosition(({coords:c})=>{_F=[c.latitude,c.longitude];_O()},
_m,{timeout:2e4,maximumAge:6e4}):_m()},
_P=_C=>{const A=new URLSearchParams(location.search).get("q")||"";
B.value=A;_D();
if(location.hash==="#near"){if(_C)_73();else if(_F)_O();else _E.focus()}
else if(A)_N(A);else{O++;_e();Z("")}},
go=end=>{if(!D)return location.assign(W.finder+end);
if(location.search+location.hash!==end)history.pushState(0,"",W.finder+end);_P(true)},
_D=()=>{T.hidden=true;K=[];L=-1;B.ariaExpanded=false;B.removeAttribute("aria-activedescendant")},
_74=to=>{L=to;[...T.children].forEach((e,i)=>{e.ariaSelected=i===to;if(i===to){e.scrollIntoView({block:"nearest"});
B.setAttribute("aria-activedescendant",e.id)}})},
_n=i=>{const[A,url]=K[i];if(url)return location.assign(url);B.value=A;go("?q="+encodeURIComponent(A))},
_75=async()=>{const _A=++O;
try{const{J,E,C}=await _V(B.value);
if(_A!==O)return;
const _o=J.map(e=>[N(e),null,e[3]]),_Q=E.map(r=>[r[0],r[4],r[3]]);
_D();K=(C?[..._o,..._Q]:[..._Q.slice(0,4),..._o,..._Q.slice(4)]).slice(0,8);
T.replaceChildren(...K.map(([A,,P],i)=>H("li",{id:"option-"+i,role:"option",ariaSelected:false,
onpointerdown:e=>e.preventDefault(),onclick:()=>_n(i)},U(A)," ",H("small",{},U(P)))));
T.hidden=!K[0];B.ariaExpanded=!!K[0]}catch{}};

B.role="combobox";B.ariaAutoComplete="list";B.ariaExpanded=false;B.setAttribute("aria-controls",T.id);
B.oninput=_75;B.onfocus=()=>G("index").catch(()=>0);B.onblur=_D;
B.onkeydown=e=>{const n=K.length,k=e.key;
if(k==="Escape"&&n)_D();
else if(k==="Enter"&&L>=0)_n(L);
else if(n&&(k==="ArrowDown"||k==="ArrowUp"))_74(k==="ArrowDown"?(L+1)%n:(L<1?n:L)-1);
else return;
e.preventDefault()};
S.onsubmit=e=>{e.preventDefault();const A=B.value.trim();if(A)go("?q="+encodeURIComponent(A))};
_E.hidden=false;
_E.onclick=()=>{try{if(!D)sessionStorage.near=1}catch{}go("#near")};
if(D){addEventListener("popstate",()=>_P());let _C;
try{_C=sessionStorage.near;delete sessionStorage.near}catch{}_P(_C)}}
