import { defineConfig } from '@umijs/max';

/** As `create-umi` writes it for Umi Max with antd. */
export default defineConfig({
  antd: {},
  access: {},
  model: {},
  initialState: {},
  request: {},
  layout: { title: 'Peer' },
  routes: [
    { path: '/', redirect: '/shop' },
    { name: 'Shop', path: '/shop', component: './Shop' },
  ],
  npmClient: 'npm',
  // Without it, the helpers of esbuild's output conflict and the build ends with an error.
  esbuildMinifyIIFE: true,
});
