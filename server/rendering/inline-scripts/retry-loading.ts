/**
 * Requests again what a busy server refused, after two to five seconds. It must run before the first picture fails. A
 * picture is requested once more, and is not complete until then, so that it does not count as missing (`Picture`).
 * Browsers do not request a failed module again, so a script reloads the page, at most twice in a tab.
 */
export const RETRY_LOADING = `(() => {
const retried = new WeakSet();
const later = (action) => setTimeout(action, 2000 + Math.random() * 3000);
addEventListener('error', (event) => {
const failed = event.target;
if (failed.tagName === 'IMG' && failed.src.startsWith(location.origin) && !retried.has(failed)) {
retried.add(failed);
Object.defineProperty(failed, 'complete', { value: false, configurable: true });
event.stopImmediatePropagation();
later(() => {
delete failed.complete;
failed.src = failed.src;
});
}
if (failed.tagName === 'SCRIPT') {
try {
const times = Number(sessionStorage.getItem('reloads'));
if (times < 2) later(() => {
sessionStorage.setItem('reloads', times + 1);
location.reload();
});
} catch {}
}
}, true);
})();`;
