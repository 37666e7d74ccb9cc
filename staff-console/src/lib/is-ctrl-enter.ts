/** Whether the keys that send what is written were pressed: Ctrl+Enter, or ⌘+Enter. */
export const isCtrlEnter = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key === 'Enter' && (ctrlKey || metaKey);
