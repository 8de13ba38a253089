/** What the downloading program wrote, and what it means. The first one that fits is the reason. */
const causes = [
  [/ENOSPC/, 'there is no space left on the disk (it needs about 500 MB)'],
  [/EROFS|EACCES|EPERM/, 'the folder cannot be written'],
  [/server returned code (\d+)/, (code) => `the server answered with status ${code}`],
  [
    /CERT|certificate|SELF_SIGNED/i,
    'the server has a certificate that this machine does not trust (see NODE_EXTRA_CA_CERTS)',
  ],
  [/size mismatch|server closed connection|socket hang up|aborted|ECONNRESET/, 'the download broke off'],
  [
    /(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)/,
    (code) => `the server cannot be reached (${code})`,
  ],
  [/timed out|timeout/i, 'the server does not answer'],
  [/central directory|zip|inflate|Z_DATA_ERROR|invalid|header/i, 'what arrived is not a valid archive'],
];

/** Why a download of Playwright failed, by what it wrote to standard error: the end of a sentence. */
export function explainDownload(errors) {
  for (const [pattern, meaning] of causes) {
    const found = pattern.exec(errors);
    if (found !== null) return typeof meaning === 'string' ? meaning : meaning(found[1]);
  }
  return 'its program failed';
}
