// Runs before the page is parsed: a font requested only during layout arrives one frame too late and shifts the text.
document.fonts.load('16px Figtree').catch(() => {})
