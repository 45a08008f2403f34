import { render } from '@testing-library/react';
import { MarkedText } from '@/features/message/MarkedText';

describe('MarkedText', () => {
  it('marks the parts and keeps the text between them', () => {
    const { container } = render(
      <MarkedText
        text="求北黑 石3万"
        marks={[
          { start: 1, end: 3, kind: 'want' },
          { start: 4, end: 7, kind: 'condition' },
        ]}
      />,
    );

    expect(container).toHaveTextContent(/^求北黑 石3万$/);
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['北黑', '石3万']);
  });
});
