/** Google's mark, as its brand rules want it on a button of ours. */
export function GoogleMark() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="#4285f4" d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z" />
      <path
        fill="#34a853"
        d="M12 22.500c2.8 0 5.2-.9 6.9-2.600l-3.4-2.600a6.3 6.3 0 0 1-9.4-3.300H2.600v2.700A10.5 10.5 0 0 0 12 22.500z"
      />
      <path fill="#fbbc05" d="M6.1 14a6.3 6.3 0 0 1 0-4V7.300H2.600a10.5 10.5 0 0 0 0 9.400z" />
      <path fill="#ea4335" d="M12 5.700c1.6 0 3 .5 4 1.600l3-3A10.5 10.5 0 0 0 2.6 7.300L6.1 10A6.3 6.3 0 0 1 12 5.700z" />
    </svg>
  );
}
