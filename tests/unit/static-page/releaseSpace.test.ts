import { releaseSpace } from '@/static-page/releaseSpace';

describe('releaseSpace', () => {
  it('removes the space kept on the first page when another page opens', () => {
    const { dataset } = document.documentElement;
    dataset.strip = '';
    dataset.chips = '';

    releaseSpace({ action: 'POP' });
    const afterBack = { ...dataset };
    releaseSpace({ action: 'PUSH' });

    expect(afterBack).toEqual({ strip: '', chips: '' });
    expect({ ...dataset }).toEqual({});
  });
});
