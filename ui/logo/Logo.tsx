type Props = {
  size?: number
  /** Without a label the mark is decoration next to the name. */
  label?: string
  className?: string
}

const BLUE = '#2B48D8'

/** A bird in its bower. The drawing is the same as mark.svg, from which icons and social pictures are made. */
export function Logo({ size = 32, label, className }: Props) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      className={className}
    >
      <path
        stroke={BLUE}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M18.6 8.2C21.8 6.3 25.2 4.2 28 1.7M29.4 8.2C26.2 6.3 22.8 4.2 20 1.7"
      />
      <path
        fill={BLUE}
        d="M24 4.2C13.2 8.2 5.5 15.6 5.5 27v15a4 4 0 0 0 4 4h29a4 4 0 0 0 4-4V27C42.5 15.6 34.8 8.2 24 4.2Z"
      />
      <path
        fill="#fff"
        d="m38.4 22-4.6-2.2c-.6-2.9-3.1-5-6.2-5-3.5 0-6.1 2.6-6.3 5.9-.2 3.2-2.4 5.1-5 8.1l-5.7 7.3 6.6-.9c1.7 1.5 3.9 2.3 6.3 2.3 6.2 0 10.4-4.7 10.4-10.5v-2.9Z"
      />
      <path stroke="#fff" strokeWidth="1.9" strokeLinecap="round" d="M22.3 36.8v4.8M26.6 36.8v4.8" />
      <circle cx="28.4" cy="20.1" r="1.5" fill={BLUE} />
    </svg>
  )
}
