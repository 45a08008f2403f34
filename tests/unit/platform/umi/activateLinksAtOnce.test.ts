/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ACTIVATION } from '@/platform/umi/activateLinksAtOnce';
import { checkContract } from '../checkContract';

describe('activateLinksAtOnce', () => {
  it('replaces the one effect after which the router navigates', async () => {
    await checkContract(
      'The router activates `navigate` in another way. If it uses a layout effect, delete src/platform/umi/activateLinksAtOnce.ts; otherwise change ACTIVATION. See useNavigate in node_modules/react-router/index.js.',
      () => {
        const router = readFileSync('node_modules/react-router/index.js', 'utf8');
        expect(router.split(ACTIVATION.search)).toHaveLength(2);
        expect(router).toMatch(/import {[^}]*\buseLayoutEffect\b[^}]*} from 'react'/);
      },
    );
  });
});
