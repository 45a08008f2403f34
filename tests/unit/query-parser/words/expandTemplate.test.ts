import { expandTemplate } from '@/query-parser/words/expandTemplate';

describe('expandTemplate', () => {
  it('returns a phrase without alternatives unchanged', () => {
    expect(expandTemplate('二选一')).toEqual(['二选一']);
  });

  it('combines all alternatives, of which one may be empty', () => {
    expect(expandTemplate('不{要,收}{的,}')).toEqual(['不要的', '不要', '不收的', '不收']);
  });
});
