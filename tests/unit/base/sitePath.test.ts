type SitePath = typeof import('@/base/sitePath');

/** Loads the module as in a site that was built for a path. */
async function load(basePath: string | undefined): Promise<SitePath> {
  const before = { ...process.env };
  if (basePath !== undefined) process.env.PUBLIC_PATH = basePath;
  jest.resetModules();
  const loaded = await import('@/base/sitePath');
  process.env = before;
  return loaded;
}

describe.each([
  [undefined, '/game/FateGO'],
  ['/', '/game/FateGO'],
  ['/shop/', '/shop/game/FateGO'],
])('a site built for %s', (basePath, onHost) => {
  it('puts paths below its own', async () => {
    const { sitePath } = await load(basePath);

    expect(sitePath('/game/FateGO')).toBe(onHost);
  });

  it('finds its path in that of the host', async () => {
    const { pathOnSite, sitePath } = await load(basePath);

    expect(pathOnSite(sitePath('/'))).toBe('/');
    expect(pathOnSite(onHost)).toBe('/game/FateGO');
  });
});

describe('a site in a folder', () => {
  it.each(['/', '/shop', '/shopping/', '/game/FateGO'])('does not contain %s', async (path) => {
    expect((await load('/shop/')).pathOnSite(path)).toBeNull();
  });
});
