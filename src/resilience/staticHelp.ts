/** Static content of index.html: a hint that appears if the entry script has not replaced it after six seconds, and one for
 *  browsers without JavaScript. Inserted by plugin.ts at build time. */
export const staticHelp = {
  head: `<style>
html{background:#F2F5F4;color:#14211D}
.entry-help{max-width:30rem;margin:0 auto;padding:18vh 16px 0;font:16px/1.6 -apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif}
.entry-help p{margin:0 0 8px}
.entry-help a{display:inline-block;margin-top:8px;padding:10px 16px;border:1px solid currentColor;border-radius:6px;color:#0B6B57;text-decoration:none}
.entry-help-late{visibility:hidden;animation:entry-help 0s 6s forwards}
@keyframes entry-help{to{visibility:visible}}
@media (prefers-color-scheme:dark){html{background:#0C1211;color:#E7EEEB}.entry-help a{color:#63CDB0}}
</style>`,
  body: `<div class="entry-help entry-help-late" role="status">
<p lang="zh-CN">橱窗没能载入：网络断了一下，或网站刚更新过。</p>
<p lang="ja">読み込めませんでした。通信が切れたか、サイトが更新された可能性があります。</p>
<p lang="en">Vitrine could not load: the network dropped, or the site was just updated.</p>
<a href="">重新载入 · 再読み込み · Reload</a>
</div>
<noscript><style>.entry-help-late{display:none}</style><div class="entry-help">
<p lang="zh-CN">橱窗需要 JavaScript 才能搜索商品。</p>
<p lang="ja">検索には JavaScript が必要です。</p>
<p lang="en">Vitrine needs JavaScript to search offers.</p>
</div></noscript>`,
} as const;
