// The icons in use, under our own names: a change of icon set is a change of this file.
export {
  ArrowUp as TopIcon,
  ChevronDown as OpenIcon,
  ChevronLeft as PreviousIcon,
  ChevronRight as NextIcon,
  Clock as HoursIcon,
  Heart as HeartIcon,
  Mail as MailIcon,
  MapPin as PlaceIcon,
  Menu as MenuIcon,
  Moon as DarkIcon,
  Phone as PhoneIcon,
  Star as StarIcon,
  Sun as LightIcon,
  UserRound as ProfileIcon,
  X as CloseIcon,
} from 'lucide-react'
