import { forgetReload, readBuildId, reloadOnce } from '@/resilience/reloadOnce';
import { fakeArea } from '../storage/fakeArea';

describe('reloadOnce', () => {
  it('reloads once a build, however often it is asked', () => {
    const session = fakeArea();
    const reload = jest.fn();

    const answers = ['b1', 'b1', 'b2', 'b2'].map((build) => reloadOnce(build, session, reload));

    expect(answers).toEqual(['reloading', 'already-tried', 'reloading', 'already-tried']);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('may reload the same build again once it was forgotten', () => {
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
    ['forgets', { ...fakeArea(), setItem: () => undefined }],
  ])('does not reload at all where session storage %s: it could not know when to stop', (_case, session) => {
    const reload = jest.fn();

    expect(reloadOnce('b1', session, reload)).toBe('already-tried');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not mind a session storage that throws when forgetting', () => {
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

  it('is the hashed file of the entry script', () => {
    for (const src of ['/assets/umi.fec61b92.js?x=1', '/assets/p__welcome__index.aa.async.js']) {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.head.append(script);
    }

    expect(readBuildId(document)).toBe('http://localhost/assets/umi.fec61b92.js');
  });

  it('is dev without such a script', () => {
    expect(readBuildId(document)).toBe('dev');
  });
});
