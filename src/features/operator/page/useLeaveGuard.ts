import { useEffect } from 'react';

/** Has the browser ask before the page is closed or loaded anew, for what was put right here is kept nowhere else.
 *  @param active  whether there is anything to lose */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
