/** What a page shows without its code: a note that appears if the entry script has not removed it after six seconds, one for browsers that
 *  are too old, recognised by the first script or by a property of CSS of the same age as `targets` in .umirc.ts, and one for browsers
 *  without JavaScript. The content of a page that was rendered for another path stays hidden. */
export const staticHelp = {
  css: `.entry-help{margin:24px max(12px,calc((100% - 30rem)/2));padding:12px 16px;font:16px/1.6 -apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;background:var(--surface,#fff);color:var(--text,#14211D);border:1px solid var(--border,#CFD8D4);border-radius:10px}
.entry-help p{margin:0 0 8px}
.entry-help a{display:inline-block;padding:10px 16px;color:var(--primary,#0B6B57)}
.entry-help-late{position:fixed;z-index:40;right:12px;bottom:72px;left:12px;max-width:30rem;margin:0 auto;visibility:hidden;animation:entry-help 0s 6s forwards}
@keyframes entry-help{to{visibility:visible}}
.help-old,[data-old] .help-late{display:none}
[data-old] .help-old{display:block}
[data-old] .entry-help-late{animation-delay:0s}
@supports not (aspect-ratio:1){.help-late{display:none}.help-old{display:block}}
[data-static=other] #root{visibility:hidden}`,
  late: `<div class="entry-help entry-help-late" id="entry-help" role="status">
<div class="help-late">
<p lang="zh-CN">橱窗没能载入：网络断了一下，或网站刚更新过。</p>
<p lang="ja">読み込めませんでした。通信が切れたか、サイトが更新された可能性があります。</p>
<p lang="en">Vitrine could not load: the network dropped, or the site was just updated.</p>
</div>
<p class="help-old">浏览器太旧，请更新 · ブラウザが古いので更新してください · This browser is too old: please update it</p>
<a href="">重新载入 · 再読み込み · Reload</a>
</div>`,
  // Without code, placeholders would never be replaced, and the bar of a phone would do nothing.
  noscriptCss:
    '.entry-help-late,[aria-busy=true],[data-needs-script]{display:none}footer{visibility:visible!important}',
  noscript: `<p lang="zh-CN">橱窗需要 JavaScript 才能搜索商品。打开它再刷新这一页，就能在框里打上想要的。</p>
<p lang="ja">検索には JavaScript が必要です。有効にして再読み込みすると、欲しいものを検索できます。</p>
<p lang="en">Vitrine needs JavaScript to search offers. Turn it on and reload this page to search for what you want.</p>`,
} as const;
