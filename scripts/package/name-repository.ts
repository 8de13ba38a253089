/** The fields of a manifest that lead from a registry to the project. npm expects the URL of Git in this form. */
export type RepositoryFields = {
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly type: 'git'; readonly url: string };
};

/** `url`: the pages of the repository, such as `https://example.com/team/curbcut`. Throws an Error for any other URL. */
export function nameRepository(url: string): RepositoryFields {
  const page = url.replace(/(?:\.git)?\/?$/u, '');
  if (!/^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/u.test(page))
    throw new Error(`"${url}" is not the URL of a repository, such as https://example.com/team/curbcut.`);
  return {
    homepage: `${page}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { type: 'git', url: `git+${page}.git` },
  };
}
