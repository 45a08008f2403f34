import { isHydrated } from '@/platform/react/isHydrated';

// Runs in the page before its scripts: presses a link once, in the first task in which React handles its events. An earlier press would make
// React finish its work for the link, and change what is tested.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  const link = document.querySelector<HTMLElement>('[href="/game/BlueArchive"]');
  if (link !== null && isHydrated(link)) link.click();
  else port2.postMessage(null);
};
port2.postMessage(null);
