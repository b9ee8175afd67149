import { effect, signal } from '@preact/signals';

/** The colour scheme of the console; `system` follows the browser. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'countersign-theme';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

export const theme = signal<Theme>(
  themes.find((one) => one === localStorage.getItem(key)) ?? 'system',
);

effect(() => {
  localStorage.setItem(key, theme.value);
  document.documentElement.style.colorScheme =
    theme.value === 'system' ? 'light dark' : theme.value;
});

/** Switches to the next theme. */
export function switchTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'system';
}
