/**
 * Runs in the page before anything else: keeps what is typed, chosen or checked in fields that React has not hydrated yet.
 * Once a field is hydrated, its last state is set again and told to React, whose state would otherwise replace it.
 * Parts of a page are hydrated later than the page, so fields are watched as long as it lives.
 */
export const EARLY_INPUT = `(() => {
const pending = new Map();
let replaying = false, timer = 0, isAlive = false;
const isHydrated = (field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));
const isToggle = ({ type }) => type === 'checkbox' || type === 'radio';
const tell = (field, event) => field.dispatchEvent(event);
const soon = () => { timer ||= setTimeout(() => { timer = 0; replayAll(); }, 100); };
const note = ({ target: field }) => {
if (replaying || !/^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName)) return;
if (!pending.has(field) && isHydrated(field)) return;
pending.set(field, isToggle(field) ? field.checked : field.value);
if (isAlive) soon();
};
const present = (field) => {
if (field.isConnected) return field;
const name = field.id || field.name;
return name ? document.getElementById(field.id) || document.getElementsByName(field.name)[0] : null;
};
const setText = (field, value) => {
const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set;
const { selectionStart, selectionEnd } = field;
field.value = value === '' ? '0' : '';
set.call(field, value);
if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
};
const replay = (field, state) => {
if (isToggle(field)) {
if (field.type === 'radio' && !state) return;
field.checked = !state;
field.click();
} else if (field.type !== 'file') {
if (field.tagName === 'SELECT') field.value = state;
else setText(field, state);
tell(field, new Event('input', { bubbles: true }));
}
if (!isToggle(field)) tell(field, new Event('change', { bubbles: true }));
// The user has left the field already, so that its blur event is replayed.
setTimeout(() => {
if (document.activeElement !== field) tell(field, new FocusEvent('focusout', { bubbles: true }));
});
};
const replayAll = () => {
replaying = true;
for (const [old, state] of pending) {
const field = present(old);
if (!field) pending.delete(old);
else {
// React hydrates at once what an event happens in, if its script is there.
if (!isHydrated(field)) tell(field, new Event('input', { bubbles: true }));
if (isHydrated(field)) {
pending.delete(old);
replay(field, state);
}
}
}
replaying = false;
if (pending.size) soon();
};
for (const type of ['input', 'change']) addEventListener(type, note, true);
addEventListener('alive', () => {
isAlive = true;
replayAll();
}, { once: true });
})();`;
