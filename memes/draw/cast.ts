/** Those who appear in the stills: skin, its shadow, and hair. Their clothes change. */
export const MARA = { skin: '#b87c58', shade: '#8d5639', hair: 'curls', hairColor: '#2b1d1b' } as const;
export const TOBIAS = { skin: '#e0b598', shade: '#b9876a', hair: 'short', hairColor: '#a55a30', beard: true } as const;
export const AIKO = { skin: '#e4c09c', shade: '#bf9470', hair: 'bob', hairColor: '#201e27' } as const;
export const KOFI = { skin: '#7a5139', shade: '#543424', lip: '#33170f', hair: 'parted', hairColor: '#17120f' } as const;
export const SAMIRA = { skin: '#cd9a73', shade: '#a0704c', hair: 'bun', hairColor: '#4d2a2e' } as const;
export const GRETA = { skin: '#dfb59c', shade: '#b78a70', hair: 'bun', hairColor: '#b9b6b0', glasses: true } as const;
export const OTTO = { skin: '#dba98a', shade: '#b07d60', hair: 'bald', hairColor: '#8c8378' } as const;
