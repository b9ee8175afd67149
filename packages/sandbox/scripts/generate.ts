// Writes the lists that are made of the code of this package; with --check, fails where one differs.
for (const script of ['list-operations.ts', 'list-sections.ts']) await import(`./${script}`);
