/**
 * Repeats what a visitor typed, chose and pressed before React hydrated the page, since React ignores events of that time.
 * `src/browser.tsx` and each lazy part (`lazy-part.tsx`) dispatch `hydrated`. Links, forms and popovers work without a script.
 */
export const REPLAY_EARLY_EVENTS = `(() => {
const states = new Map();
const buttons = [];
let isHydrated = false, isReplaying = false;
const waits = (field) => !isHydrated || field.closest('.lazy-part:not([data-hydrated])') !== null;
const isToggle = ({ type }) => type === 'checkbox' || type === 'radio';
const dispatch = (field, type, event = Event) => field.dispatchEvent(new event(type, { bubbles: true }));
const recordField = ({ target: field }) => {
if (isReplaying || !/^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName) || !waits(field)) return;
states.set(field, isToggle(field) ? field.checked : field.value);
};
const recordButton = ({ target }) => {
const button = target.closest('button[type="button"]:not([popovertarget])');
if (button) buttons.push(button);
};
const current = (field) => {
if (field.isConnected) return field;
return (field.id && document.getElementById(field.id)) || (field.name && document.getElementsByName(field.name)[0]) || null;
};
const setText = (field, value) => {
const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
const { selectionStart, selectionEnd } = field;
field.value = value === '' ? '0' : '';
set.call(field, value);
if (selectionStart !== null && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
};
const replay = (field, state) => {
if (field.type === 'file' || (field.type === 'radio' && !state)) return;
// React hydrates the field at once to handle this event.
dispatch(field, 'input');
if (isToggle(field)) {
field.checked = !state;
field.click();
return;
}
if (field.tagName === 'SELECT') field.value = state;
else setText(field, state);
dispatch(field, 'input');
dispatch(field, 'change');
setTimeout(() => {
if (document.activeElement !== field) dispatch(field, 'focusout', FocusEvent);
});
};
for (const type of ['input', 'change']) addEventListener(type, recordField, true);
addEventListener('click', recordButton, true);
addEventListener('hydrated', () => {
isHydrated = true;
isReplaying = true;
for (const [recorded, state] of states) {
const field = current(recorded);
if (field && waits(field)) continue;
states.delete(recorded);
if (field) replay(field, state);
}
isReplaying = false;
removeEventListener('click', recordButton, true);
for (const button of buttons.splice(0)) button.click();
});
})();`;
