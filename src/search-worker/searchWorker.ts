import { hashInBrowser } from '@/base/hashInBrowser';
import { workerHost } from '@/rpc/port';
import { fetchBytes } from './fetchBytes';
import { serve } from './serve';

serve(workerHost(), { fetchBytes, sha256: hashInBrowser() });
