/** A font that ships with the sandbox. */
export interface ShippedFont {
  /** The name of its file, without its end. */
  file: string;
  /** The package that has the font, and its path there. */
  package: string;
  path: string;
}

/** Fonts without a reserved name: a subset is a changed font, which may not have such a name. */
export const shippedFonts: readonly ShippedFont[] = [
  {
    file: 'noto-sans',
    package: '@expo-google-fonts/noto-sans',
    path: '400Regular/NotoSans_400Regular.ttf',
  },
  {
    file: 'noto-sans-bold',
    package: '@expo-google-fonts/noto-sans',
    path: '700Bold/NotoSans_700Bold.ttf',
  },
  {
    file: 'great-vibes',
    package: '@expo-google-fonts/great-vibes',
    path: '400Regular/GreatVibes_400Regular.ttf',
  },
  {
    file: 'alex-brush',
    package: '@expo-google-fonts/alex-brush',
    path: '400Regular/AlexBrush_400Regular.ttf',
  },
  {
    file: 'bad-script',
    package: '@expo-google-fonts/bad-script',
    path: '400Regular/BadScript_400Regular.ttf',
  },
  {
    file: 'caveat',
    package: '@expo-google-fonts/caveat',
    path: '400Regular/Caveat_400Regular.ttf',
  },
  { file: 'mynerve', package: '@expo-google-fonts/mynerve', path: 'Mynerve_400Regular.ttf' },
];

/** The letters that are kept of each font, as far as it has them: first and last of each block. */
export const keptLetters: readonly (readonly [number, number])[] = [
  [0x0020, 0x007e],
  // Latin with all its extensions, phonetic letters, and marks.
  [0x00a0, 0x036f],
  // Greek and Cyrillic.
  [0x0370, 0x052f],
  // Latin of Vietnam and others, old Greek.
  [0x1e00, 0x1fff],
  // Punctuation, signs of currencies, signs made of letters, numbers, arrows.
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x2193],
  [0x2212, 0x2212],
  [0xfb00, 0xfb06],
];
