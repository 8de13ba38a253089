const lists: Readonly<Record<string, string>> = {
  da: 'af alle at blev da de den der deres det dette du efter eller en er et for fra han hans har havde hun hvad hvis hvor i ikke jeg kan man med meget men mod må nogle når og også om os over på sig sin skal som til ud under var ved vi vil være',
  de: 'aber als am an auch auf aus bei bis das dass dem den der des die doch du durch ein eine einem einen einer er es für haben hat hatte ich ihr im in ins ist kann man mit nach nicht noch nur oder sein sich sie sind so über um und uns von vor war was wenn werden wie wir wird zu zum zur',
  en: 'a about after all an and are as at be been but by can did do does for from had has have he her his how i if in into is it its me my no not of on or our out over she so than that the their them then there these they this those to up us was we were what when which who will with would you your',
  es: 'al como con cuando de del desde donde el ella ellos en entre era es esta este fue ha hasta hay la las le lo los más mi muy no nos o para pero por porque que qué se ser si sin sobre son su sus también tiene todo tu un una uno y ya yo',
  fi: 'ei en että hän he ja jo joka jos kanssa kuin kun me mikä minä mitä mutta myös ne niin nyt oli olla on ovat se sekä sen siinä sinä tai tämä vain voi',
  fr: 'à au aussi aux avec c ce ces cette comme d dans de des du elle elles en entre est et être fait fut il ils j je l la le les leur lui ma mais me mes n ne nos notre nous ont ou où par pas plus pour qu que qui s sa sans se ses son sont sous sur ta te tes toi tu un une vos votre vous y',
  it: 'a ad ai al alla anche che chi ci come con da dal dei del della delle di dove e è ed era fra gli ha ho i il in io la le lei lo loro lui ma mi mia nel nella noi non o ogni per perché più quando quello questa questo se sei si sono su sua sul suo tra tu un una uno voi',
  nl: 'aan al als bij daar dan dat de deze die dit dus een en er ging had hebben heeft het hij hoe hun ik in is je kan maar me meer men met mijn moet naar niet nog nu of om ons ook op over te tot uit van veel voor waar want was wat we wel werd wie wij wordt zal ze zich zij zijn zo',
  no: 'alle at av ble da de den der det deg du eller en er et etter for fra ha han har hun hva hvis hvor i ikke jeg kan man med meg men mot må noen når og også om opp oss over på seg sin skal som til ut var ved vi vil være',
  pl: 'a ale bo by był była być co czy dla do gdy go i ich ja jak jako jest już ku ma mi mnie na nad nie o od on ona oni po pod przed przez przy się są ta tak tego ten to tu ty tylko u w we z za ze że',
  pt: 'a ao aos as até com como da das de dela dele do dos e é ela ele em entre era essa esta este eu foi há isso já lhe mais mas me meu minha muito na não nas no nos nós o os ou para pela pelo por porque quando que quem se sem ser seu são só sua também tem um uma você',
  sv: 'alla att av blev de den där deras det detta dig du efter eller en ett från för ha han har hon hur i icke inte jag kan man med men mig mot mycket nu när och också om oss på sig sin ska skall som till under upp ut var vi vid vill är över',
};

const words = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]));
const fewestWords = 5;
const fewestFound = 3;
const leastShare = 0.25;

/**
 * True if even a short text is proven to be in one language and not in another. It must contain several of the first
 * language's function words that are not in the second, and no function word of the second. False for languages without
 * a list.
 */
export function provesLanguage(text: string, found: string, other: string): boolean {
  const [own, foreign] = [words.get(found), words.get(other)];
  if (own === undefined || foreign === undefined) return false;
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = all.filter((word) => own.has(word) && !foreign.has(word));
  const isOther = all.some((word) => foreign.has(word) && !own.has(word));
  return (
    !isOther && all.length >= fewestWords && new Set(hits).size >= fewestFound && hits.length >= leastShare * all.length
  );
}

/** True if a text has a function word of one language, and none that only the other has. */
export function hasWordsOf(text: string, found: string, other: string): boolean {
  const [own, foreign] = [words.get(found), words.get(other)];
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOther = all.some((word) => foreign?.has(word) === true && own?.has(word) !== true);
  return !isOther && all.some((word) => own?.has(word) === true);
}

const latin = new Set('ca cs da de en es et eu fi fr hu is it lt lv nl no pl pt ro sk sl sq sv tl vi'.split(' '));
const fewestLetters = 20;

/** True if a text of some length has no letter of the only script of a language. */
export function isInOtherScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return latin.has(language) && letters.length >= fewestLetters && !/\p{Script=Latin}/u.test(text);
}
