/** Replaces the browser's observer of paints, which jsdom lacks.
 *  @returns  reports the first paint */
export function observePaint(): () => void {
  const reports: (() => void)[] = [];
  class PaintObserver {
    private isObserving = false;
    constructor(report: (entries: unknown, observer: PaintObserver) => void) {
      reports.push(() => {
        if (this.isObserving) report([], this);
      });
    }
    observe({ type, buffered }: PerformanceObserverInit): void {
      this.isObserving = type === 'paint' && buffered === true;
    }
    disconnect(): void {
      this.isObserving = false;
    }
  }
  Object.assign(window, { PerformanceObserver: PaintObserver });
  return () => {
    for (const report of reports) report();
  };
}
