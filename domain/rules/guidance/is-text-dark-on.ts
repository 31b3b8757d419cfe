const DARK_TEXT_ABOVE = 155

/** Whether text on a background (#rrggbb) is dark: on brightness above 155 (exp.41). */
export function isTextDarkOn(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (red * 299 + green * 587 + blue * 114) / 1000 > DARK_TEXT_ABOVE
}
