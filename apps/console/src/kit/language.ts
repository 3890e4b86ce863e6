// The service reads the cookie and sends the console's edition in that language: docs/languages.md.
const year = 31_536_000;

/** Whether this is the Hindi edition; its build has written so into the page. */
export const isHindi = (): boolean => document.documentElement.lang.startsWith("hi");

/** Opens this page again in the other language. A form with unsaved work asks first, as for any way off the page. */
export const changeLanguage = (): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `o2r.language=${isHindi() ? "en" : "hi"}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  location.reload();
};
