import { forgetReload, readBuildId, reloadOnce } from '@/resilience/reloadOnce';
import { fakeArea } from '../storage/fakeArea';

describe('reloadOnce', () => {
  it('reloads once per build', () => {
    const session = fakeArea();
    const reload = jest.fn();

    const results = ['b1', 'b1', 'b2', 'b2'].map((build) => reloadOnce(build, session, reload));

    expect(results).toEqual(['reloading', 'already-tried', 'reloading', 'already-tried']);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads the same build again after forgetReload', () => {
    const session = fakeArea();
    reloadOnce('b1', session, () => undefined);

    forgetReload(session);

    expect(reloadOnce('b1', session, () => undefined)).toBe('reloading');
  });

  it.each([
    [
      'throws',
      {
        ...fakeArea(),
        setItem: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
    ['ignores writes', { ...fakeArea(), setItem: () => undefined }],
  ])('does not reload when session storage %s, to avoid an endless loop', (_case, session) => {
    const reload = jest.fn();

    expect(reloadOnce('b1', session, reload)).toBe('already-tried');
    expect(reload).not.toHaveBeenCalled();
  });

  it('ignores session storage that throws in forgetReload', () => {
    const removeItem = () => {
      throw new DOMException('', 'SecurityError');
    };

    expect(() => forgetReload({ removeItem })).not.toThrow();
  });
});

describe('readBuildId', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('returns the URL of the hashed entry script', () => {
    for (const src of ['/assets/umi.fec61b92.js?x=1', '/assets/p__welcome__index.aa.async.js']) {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.head.append(script);
    }

    expect(readBuildId(document)).toBe('http://localhost/assets/umi.fec61b92.js');
  });

  it('returns dev without an entry script', () => {
    expect(readBuildId(document)).toBe('dev');
  });
});
