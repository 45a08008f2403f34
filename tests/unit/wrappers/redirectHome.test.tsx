import { render, screen } from '@testing-library/react';
import RedirectHome from '@/wrappers/redirectHome';
import { createUmiApp } from '../umiApp';

describe('the address /', () => {
  it.each([
    ['/', '/welcome'],
    ['/?from=singlemessage&a=1#shelf', '/welcome?from=singlemessage&a=1#shelf'],
    ['/?q=%E6%A2%85%E6%9E%97', '/welcome?q=%E6%A2%85%E6%9E%97'],
  ])('%s leads to %s, and is not left behind in the history', (start, end) => {
    const { App, history } = createUmiApp({ '': RedirectHome, welcome: () => <p>welcome</p> }, start);

    render(<App />);

    const { pathname, search, hash } = history.location;
    expect(`${pathname}${search}${hash}`).toEqual(end);
    expect(history.action).toBe('REPLACE');
    expect(screen.getByText('welcome')).toBeInTheDocument();
  });
});
