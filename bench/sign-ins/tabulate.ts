import type { AppResult } from './measure-app.ts';

export function tabulate(results: readonly AppResult[]): string {
  const rows = results.map((result) => {
    const { app, version, way, pages, sessionsEnded, pauses, asMember, asVisitor, otherwise } = result;
    const secrets = `${result.secretsFound.length} of ${result.secretsChecked}`;
    const counts = [pages, sessionsEnded, pauses, asMember, otherwise.length, asVisitor.length, secrets];
    return `| ${app} ${version} | ${way} | ${counts.join(' | ')} |`;
  });
  const others = results.flatMap(({ app, otherwise, failed }) => [
    ...otherwise.map((page) => `- ${app}, otherwise: ${page}\n`),
    ...failed.map((page) => `- ${app}, not scanned: ${page}\n`),
  ]);
  const runs = results.map(({ app, date, machine, seed }) => `- ${app}: seed ${seed}, ${date}, ${machine}`);
  return `# Sign-ins with real applications

\`node bench/sign-ins.ts\`

Each application is scanned as a member while its sessions end at random, before one page in four. A page is *as a member sees it* if its title and the
numbers of its findings are those of a scan whose session was left alone; visitors get another page there. *Otherwise* is a page for members
with other numbers: they are listed below. A pause is a time that the scan waited until it was resumed, with the secret entered again.

| application | sign-in | pages | sessions ended | pauses | as a member sees it | otherwise | as a visitor sees it | secrets found |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${runs.join('\n')}
${others.join('')}`;
}
